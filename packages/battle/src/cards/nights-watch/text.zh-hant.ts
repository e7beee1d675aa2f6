/** 守夜人：卡牌與能力的名稱及說明。 */
export const names = {};

export const attacks = {};

export const text = {};
