// 邊做邊學：教學頁面，以及每堂課的框架。

import type { en } from './en.ts';

export const zhHant: Record<keyof typeof en, string> = {
  'learn.title': '學會怎麼玩',
  'learn.courses': '遊戲',
  'learn.list': '課程',
  'learn.done': '已完成',
  'learn.minutes': '{minutes, plural, other {# 分鐘}}',
  'learn.begin': '開始',
  'learn.repeat': '再上一次',
  'learn.note': '你的進度儲存在這個瀏覽器中。',

  'learn.lesson': '第 {number} 課',
  'learn.lesson.called': '第 {number} 課：{title}',
  'learn.teacher': '學士',
  'learn.next': '下一步',
  'learn.back': '上一步',
  'learn.hurry': '繼續',
  'learn.turn': '輪到你了',
  'learn.progress': '第 {step} 步，共 {steps} 步',
  'learn.restart': '重新開始',
  'learn.skip': '跳過這一課',
  'learn.leave': '回到課程列表',

  'learn.mistake.find': '不是這裡：請找地圖上標示出來的區域。',
  'learn.mistake.lay': '這不是我說的指令。請重新選擇該區域，放上正確的指令。',
  'learn.puzzle': '每日謎題',
  'learn.puzzle.text': '一次行軍，奪下一地，誰也擋不住：每天一個取自實際對局的新局面。',
  'learn.over': '第 {number} 課完成！',
  'learn.over.all': '你已經學會這個遊戲了，接下來就在實戰中精進吧。',
  'learn.next-lesson': '下一課：{title}',
  'learn.play': '立即開始一局',

  'refusal.learn/another-way': '這樣做合乎規則，不過這裡先照學士的建議試試看。按 ✦ 可以看提示。',
};
