/** 拜拉席恩家族：卡牌與能力的名稱及說明。 */
export const names = {};

export const attacks = {};

export const text = {};
