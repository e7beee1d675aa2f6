/** 葛雷喬伊家族：卡牌與能力的名稱及說明。 */
export const names = {
  'ironborn-reavers': '鐵種劫掠者',
  'ironborn-bowmen': '鐵種弓兵',
  'house-harlaw-reapers': '哈爾洛家族收割者',
  ironmakers: '鑄鐵者',
  'ironborn-trappers': '鐵種捕獵手',
  'blacktyde-chosen': '黑潮家族精銳',
  'silenced-men': '沉默之人',
  'drowned-men': '淹人',
  'stony-shore-pillagers': '磐石海岸掠奪者',
  pillage: '掠奪',
  'reaver-axes': '劫掠者之斧',
  'ironborn-arrows': '鐵種之箭',
  'divide-the-spoils': '瓜分戰利品',
  bardiche: '長柄戰斧',
  'reapers-fervor': '收割者的狂熱',
  'great-hammer': '巨鎚',
  'raided-armaments': '劫來的武裝',
  'trappers-tools': '捕獵手的工具',
  'first-claim': '優先分贓',
  'great-axe': '巨斧',
  'the-silences-infamy': '寧靜號的惡名',
  'drowned-gods-blessing': '淹神的祝福',
  'drowned-gods-fury': '淹神的祝福',
  'drowned-gods-ward': '淹神的祝福',
  'drowned-gods-fanatics': '淹神的狂信徒',
  scavenge: '搜刮',
  'abundant-promises': '豐厚的許諾',
};

export const attacks = {
  'Reaver Axes': '劫掠者之斧',
  'Ironborn Arrows': '鐵種之箭',
  Bardiche: '長柄戰斧',
  'Great Hammer': '巨鎚',
  'Barbed Pikes': '倒鉤長矛',
  'Mastercraft Axe': '精工斧',
  'Great Axe': '巨斧',
  Cudgel: '棍棒',
  Polespear: '長桿矛',
};

export const text = {
  pillage:
    '此單位完成近戰攻擊後，該攻擊每消滅 1 排，獲得 1 枚掠奪標記，至多共 2 枚。有 1 枚以上：士氣檢定 +1。有 2 枚：額外擲 1 顆攻擊骰。',
  'reaver-axes': '破甲。有 2 枚掠奪標記時，可重擲任意顆攻擊骰。',
  'ironborn-arrows': '攻擊側翼或後方時，可重擲任意顆攻擊骰。',
  'divide-the-spoils':
    '號令，此單位完成攻擊後：該攻擊每消滅 1 排，該敵軍長程內 1 個有掠奪的友軍單位獲得 1 枚掠奪標記。',
  bardiche: '凶殘。',
  'reapers-fervor':
    '近戰攻擊擲攻擊骰前，若有 2 枚掠奪標記：防禦單位承受驚惶，且不通過此攻擊後的恐慌檢定時多受 1 點傷害。',
  'great-hammer': '重擊。若防禦單位的任何防禦骰擲出 1，此攻擊後承受力竭。',
  'raided-armaments': '有 2 枚掠奪標記時，防禦骰結果 +1。',
  'trappers-tools':
    '號令，任何回合開始時：短程與視野內的 1 個敵軍單位承受脆弱或力竭；若此單位有 2 枚掠奪標記，則承受兩者。',
  'first-claim':
    '每次友軍非戰鬥單位佔據財富區，1 個黑潮家族精銳單位獲得 1 枚掠奪標記。此單位有 2 枚掠奪標記時，短程內的友軍單位士氣檢定 +1，不通過恐慌檢定時少受 1 點傷害。',
  'great-axe': '破甲。有 2 枚掠奪標記時，防禦單位的防禦骰結果再 -1。',
  'the-silences-infamy': '此單位有 2 枚掠奪標記時，短程內的敵軍單位士氣檢定 -1。',
  'drowned-gods-blessing':
    '號令，任何回合開始時：選擇短程內 1 個友軍葛雷喬伊步兵單位。該單位治療 2 點傷害，或本回合可重擲任意顆攻擊骰，或本回合攻擊它的敵軍單位承受脆弱。',
  'drowned-gods-fury': '此單位可重擲任意顆攻擊骰。',
  'drowned-gods-ward': '攻擊此單位的敵軍單位承受脆弱。',
  'drowned-gods-fanatics':
    '固有。此單位有 3 點耐久。不通過恐慌檢定時至多受到 1 點傷害；任何攻擊或效果每 2 次未格擋的命中，只受到 1 點傷害。',
  scavenge: '號令，敵軍完成對此單位的攻擊後：此單位獲得 1 枚掠奪標記。',
  'abundant-promises': '精準。完成近戰攻擊後，可從此單位移除任意枚掠奪標記，每枚治療 2 點傷害。',
};
