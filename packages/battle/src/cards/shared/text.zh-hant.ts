/** 共用能力：卡牌與能力的名稱及說明。 */
export const names = {
  cavalry: '騎兵',
  disrupt: '擾亂',
  'hold-the-line': '守住陣線！',
  'martial-training': '武藝訓練',
  'abilities-lost': '失去技能',
};

export const text = {
  cavalry: '固有。每個模型可受 3 點傷害。激活開始時可先佈陣一次。',
  disrupt: '與此單位接戰的敵軍命中 -1。',
  'hold-the-line': '號令，激活時：1 個與其接戰的敵軍受 2 次命中，此單位每剩 1 排再加 1 次。',
  'martial-training': '號令，近戰擲攻擊骰前：可重擲任意顆骰子，防禦單位脆弱。',
  'abilities-lost': '固有以外的技能暫時失效。',
};
