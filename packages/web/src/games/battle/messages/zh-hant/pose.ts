/** Laying out a pose by hand, and measuring. */
export const pose = {
  'battle.pose.how': '{way, select, on-the-spot {用把手轉向。} other {拖曳，或點選位置。用把手轉向。}}',
  'battle.pose.inches': '{used, inches} 吋 · 剩 {left, inches} 吋',
  'battle.pose.measure': '已用 {used, inches} 吋（共 {most, inches} 吋），剩 {left, inches} 吋',
  'battle.pose.rough': '崎嶇地形消耗 {inches, inches} 吋',
  'battle.pose.danger': '{count, plural, =1 {危險地形：D3+1 點傷害} other {危險地形：D3+1 點傷害，# 次}}',
  'battle.pose.nearest': '確認後，會放在最近的合法位置。',
  'battle.pose.handle': '拖曳以轉向',
  'battle.pose.pad': '微調與轉向',
  'battle.pose.nudge':
    '向{way, select, left {左} right {右} up {上} other {下}} {long, select, true {1 吋} other {0.1 吋}}',
  'battle.pose.turn': '向{way, select, left {左} other {右}}轉 {long, select, true {15°} other {1°}}',
  'battle.pose.step':
    '{long, select, true {{turns, select, true {15°} other {1 吋 · 15°}}} other {{turns, select, true {1°} other {0.1 吋 · 1°}}}}',
  'battle.pose.steps': '每步的大小。使用按鍵時，按住 Shift 為大步。',
  'battle.pose.confirm':
    '{move, select, place {放在這裡} stay {留在原地} turn {轉向} charge {朝此衝鋒} march {行軍} maneuver {佈陣} retreat {後退} shift {移位} ranged {移位} other {移到這裡}}',
  'battle.pose.place': '{number}：{where, select, left {靠左} right {靠右} middle {置中} other {桌上}}',
  'battle.pose.alignments': '在桌上選擇一個位置。',
  'battle.pose.start-over': '重新來過',
  'battle.pose.prospect': '從那裡',
  'battle.pose.nothing': '在那裡，沒有敵軍能對你衝鋒。',
  'battle.pose.needed':
    '{target:name.unit}距離 {distance, inches} 吋{roll, plural, =1 {，任何點數都能到達} other {：{roll}+ 可以到達（{chance} %）}}。',
  'battle.pose.keys': '按鍵：方向鍵移動，Q 與 E 或滾輪轉向，加 Shift 為大步；Enter 確認。',
  'battle.pose.claims': '佔據目標 {number}。',
  'battle.pose.loses': '離開目標 {number}。',
  'battle.pose.ground': '位於{terrain:name.terrain}：{keywords}。',
  'battle.pose.threat':
    '{enemy:name.unit}可以對你的{arc:name.arc}衝鋒：{roll, plural, =1 {任何點數} other {{roll}+（{chance} %）}}{ready, select, true {} other {，最快下一輪}}。',
  'battle.pose.charges':
    '你可以對{enemy:name.unit}的{arc:name.arc}衝鋒：{roll, plural, =1 {任何點數} other {{roll}+（{chance} %）}}{shoots, select, true {，也可以射擊} other {}}。',
  'battle.pose.shoots': '你可以射擊{enemy:name.unit}。',
  'battle.pose.sees':
    '你看得到{count, plural, =1 {{units:name.unit}} =2 {{units:name.unit}} other { # 個敵軍單位}}。',
  'battle.pose.shot-by': '{units:name.unit}可以射擊你。',
  'battle.pose.hides': '{viewer:name.unit}會看不到{target:name.unit}。',

  'battle.measure.open': '測量（M）',
  'battle.measure.name': '測量',
  'battle.measure.close': '停止測量',
  'battle.measure.tape': '量尺',
  'battle.measure.ranges': '射程',
  'battle.measure.arcs': '方向',
  'battle.measure.sight': '視線',
  'battle.measure.charge': '衝鋒範圍',
  'battle.measure.help.tape': '從一處或一個單位拖曳到另一處。',
  'battle.measure.help.unit': '選擇任一方的單位。',
  'battle.measure.tape.length': '{length, inches} 吋',
  'battle.measure.tape.between': '{from}到{to}：{length, inches} 吋',
  'battle.measure.place': '一點',
  'battle.measure.of': '{unit:name.unit}的',
  'battle.measure.range': '{length, inches} 吋',
  'battle.measure.line':
    '{other:name.unit}：{distance, inches} 吋，在其{arc:name.arc}；{sight, select, sees {看得到} arc {不在其前方} other {視線被{by}阻擋}}{charge, select, missing {} other {；衝鋒：{charge, plural, =1 {任何點數} other {{charge}+（{chance} %）}}}}。',
  'battle.measure.roll': '{roll}',
} as const;
