import type { Messages } from './en.ts';

export const zhHant: Messages = {
  'chronicle.game': '第 {number} 局，共 {games} 局（種子 {seed}）',
  'chronicle.private': '{line}（僅{to:name.seat}可見。）',
  'chronicle.undo': '{seat:name.seat}復原了 {count, plural, other {# 個選擇}}。',
  'chronicle.withdraw': '{seat:name.seat}收回了一個祕密回答。',
  'chronicle.outcome': '{winners:name.seat}獲勝，依據規則 {rule}。',
  'chronicle.no-winner': '無人獲勝，依據規則 {rule}。',
  'list.edition': '版本：{edition:name.edition}',
  'list.head': '{faction:name.faction}的軍隊',
  'list.head-named': '{name}（{faction:name.faction}的軍隊）',
  'list.commander': '（統帥）',
  'list.sum': '共 {total} 點招募值，上限 {points} 點；另用額外將領招募值 {spent} 點，共 {extra} 點。',
  'list.legal': '名單合乎規則。',
  'list.problems': '有 {count} 個問題：',
  'list.questions': '{file} 還有 {count} 個問題待確認：',
  'list.read-as': '讀取格式：{format:lists.format}。',
  'list.guessed': '「{written}」讀作 {card}。',
  'list.nearest': '你是指 {nearest} 嗎？',
  'chronicle.not-over': '遊戲尚未結束：正在等待{waiting:name.seat}。',
};
