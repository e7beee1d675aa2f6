/** 波頓家族：卡牌與能力的名稱及說明。 */
export const names = {
  cutthroats: '割喉手',
  blackguards: '黑衛士',
  'dreadfort-archers': '恐怖堡弓箭手',
  'bastards-girls': '私生子之犬',
  'flayed-men': '剝皮騎士',
  'dreadfort-spearmen': '恐怖堡長矛兵',
  'ramsay-snow-sadist': '「虐待狂」拉姆斯·雪諾',
  'theon-greyjoy-reek': '「臭佬」席恩·葛雷喬伊',
  'dreadfort-captain': '恐怖堡隊長',
  'bolton-flayer': '波頓剝皮人',
  'ben-bones-kennelmaster': '「馴獸師」本恩·骨頭',
  'damon-dance-for-me-bastards-boy': '「私生子的小子」舞蹈師達蒙',
  'skinner-bastards-boy': '「私生子的小子」剝皮匠',
  'grunt-bastards-boy': '「私生子的小子」咕嚕',
  'sour-alyn-bastards-boy': '「私生子的小子」酸埃林',
  'steelshanks-walton-relentless-soldier': '「不懈的士兵」鐵腿瓦頓',
};

export const attacks = {
  'Ruthless Volley': '無情齊射',
  'Impaling Spear': '穿刺長矛',
};

export const text = {};
