/** 共用能力：卡牌與能力的名稱及說明。 */
export const names = {
  'elusive-escape': '脫身',
  pathfinder: '探路者',
  sentinel: '哨兵',
  'hidden-traps': '隱藏陷阱',
  'mark-target': '標定目標',
  slowed: '遲緩',
  taunt: '挑釁',
  taunted: '受挑釁',
  overwatch: '警戒射擊',
  cavalry: '騎兵',
  disrupt: '擾亂',
  'hold-the-line': '守住陣線！',
  'martial-training': '武藝訓練',
  'abilities-lost': '失去技能',
};

export const text = {
  'elusive-escape': '此單位可重擲後退距離骰。與其脫離接戰的敵軍單位不能轉向，並承受虛弱。',
  pathfinder: '此單位忽略危險、阻礙與崎嶇的地形特性。',
  sentinel: '號令，遠距離內另一個友軍單位受到攻擊後：此單位執行 1 次佈陣，或衝鋒該攻擊單位。',
  'hidden-traps':
    '號令，遠距離內未接戰的敵軍單位結算行動前：該單位每有 1 個剩餘排受到 1 次命中，或本回合移動 -1。',
  'mark-target': '號令，己方回合開始時：遠距離與視野內的 1 個敵軍單位承受脆弱。',
  slowed: '此單位移動 -1。',
  taunt:
    '號令，遠距離內能攻擊或衝鋒此單位的敵軍單位激活時：若該單位本回合執行攻擊或衝鋒此單位以外的任何行動，執行前承受脆弱與虛弱。',
  taunted: '除了攻擊或衝鋒挑釁它的單位之外，此單位執行任何行動前，承受脆弱與虛弱。',
  overwatch: '號令，敵軍單位在此單位的遠距離與視野內結束佈陣或行軍後：此單位對該單位執行 1 次遠程攻擊。',
  cavalry: '固有。每個模型的耐久為 3。激活開始時，可先執行一次額外佈陣。',
  disrupt: '與此單位接戰的敵軍單位命中 -1。',
  'hold-the-line': '號令，激活時：1 個與其接戰的敵軍單位受到 2 次命中，此單位每有 1 個剩餘排再加 1 次。',
  'martial-training': '號令，近戰攻擊擲攻擊骰前：可重擲任意顆骰子，防禦單位承受脆弱。',
  'abilities-lost': '暫時失去固有以外的技能。',
};
