/** 共用能力：卡牌與能力的名稱及說明。 */
export const names = {
  cavalry: '騎兵',
  disrupt: '擾亂',
  'hold-the-line': '守住陣線！',
  'martial-training': '武藝訓練',
  'abilities-lost': '失去技能',
};

export const text = {
  cavalry: '固有。每個模型的耐久為 3。激活開始時，可先執行一次額外佈陣。',
  disrupt: '與此單位接戰的敵軍單位命中 -1。',
  'hold-the-line': '號令，激活時：1 個與其接戰的敵軍單位受到 2 次命中，此單位每有 1 個剩餘排再加 1 次。',
  'martial-training': '號令，近戰攻擊擲攻擊骰前：可重擲任意顆骰子，防禦單位承受脆弱。',
  'abilities-lost': '暫時失去固有以外的技能。',
};
