// 瀏覽器用戶端的文字，繁體中文。

import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'page.title': 'Maester：維斯特洛的兩款桌上遊戲',
  'language.label': '語言',
  'hero.lead': '在這裡遊玩、備戰、鑽研維斯特洛的兩款桌上遊戲，由程式熟記規則、公正把關。',
  'hero.status': '一切才剛起步：規則已寫成程式，電腦玩家照著規則對戰；可以點選的遊戲畫面正在製作中。',
  'games.heading': '兩款遊戲',
  'thrones.engine': '規則已全數寫成程式',
  'battle.engine': '規則與入門組已寫成程式',
  'thrones.name': '《權力遊戲》版圖遊戲',
  'thrones.edition': '第二版，3–6 個家族',
  'thrones.text': '暗中下達命令，競逐宮廷影響力，最後看誰握有最多城堡。',
  'battle.name': '《冰與火之歌》桌上戰棋遊戲',
  'battle.edition': '第六季規則',
  'battle.text': '率領部隊馳騁四呎見方的戰場，手握戰術牌，更要在戰線之外運籌帷幄。',
  'command.heading': '從命令列開始',
  'command.text': '在網頁可以遊玩之前，請先透過終端機使用 Maester。在專案資料夾中執行：',
  'command.help': '列出所有指令。',
  'command.simulate': '讓電腦玩家下完一整局《權力遊戲》，並寫成編年史。',
  'today.heading': '目前已有',
  'today.games': '兩款遊戲的規則皆由程式把關，可在命令列中對戰並觀看戰報',
  'today.ledger': '規則總錄：用我們自己的話寫下兩款遊戲的規則，並標示哪些已有測試',
  'today.page': '供玩家與電腦玩家使用的遊戲桌伺服器，歡迎自行撰寫用戶端',
  'coming.heading': '接下來',
  'coming.offline': '在瀏覽器中與電腦對戰，離線也能玩',
  'coming.online': '與朋友線上對戰，擲骰結果事後人人都能查驗',
  'coming.armies': '戰棋遊戲的其他九個陣營，以及建軍工具',
  'footer.unofficial':
    'Maester 是非官方的粉絲專案，並非由遊戲的權利人製作，也未獲其認可。遊戲、家族與人物的名稱均屬其權利人所有。',
  'footer.privacy': '不使用 Cookie，也不追蹤使用者，只在這個瀏覽器中記住你選擇的語言。',
  'footer.licence': '原始碼依 MIT 授權條款開放使用。',
};
