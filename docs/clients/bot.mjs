/* oxlint-disable -- plain JavaScript without types, for readers of any language */
// Plays a seat of any game at random, knowing only docs/protocol.md: node bot.mjs URL TABLE SEAT NAME
// Prints its secret; with that as a fifth argument it comes back to the same seat.
const [url, table, seat, name, known] = process.argv.slice(2);

const token = known ?? (await sitDown());
console.log(`secret ${token}`);

async function sitDown() {
  const address = `${url}/api/tables/${table}/seats/${seat}`;
  const response = await fetch(address, { method: 'POST', body: JSON.stringify({ name }) });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer.token;
}

const pick = (list) => list[Math.floor(Math.random() * list.length)];
const between = (min, max) => min + Math.floor(Math.random() * (max - min + 1));

/** Something of the shape that is asked for; whether the rules allow it, the table will say. */
function guess(decision) {
  switch (decision.kind) {
    case 'option':
      return pick(decision.options).id;
    case 'amount':
      return between(decision.min, decision.max);
    case 'several':
      return decision.options
        .map(({ id }) => id)
        .toSorted(() => Math.random() - 0.5)
        .slice(0, between(decision.min, decision.max));
    case 'assignment':
      return Object.fromEntries(decision.slots.map(({ id, values }) => [id, pick(values).id]));
    default: // a pose
      return { x: between(0, 100), y: between(0, 100), facing: 0 };
  }
}

let [version, decision, outcome, requests] = [-1, null, null, 0];

function connect() {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/tables/${table}/socket`);
  const say = (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message));
  let timer;
  // Not too fast: a connection may say 20 things a second.
  const choose = () => {
    clearTimeout(timer);
    if (decision === null || outcome !== null) return;
    const choice = guess(decision);
    timer = setTimeout(() => say({ type: 'choose', id: ++requests, version, choice }), 60);
  };
  socket.onopen = () => say({ type: 'join', token, since: version });
  socket.onclose = () => outcome === null && setTimeout(connect, 1000);
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'state') ({ version, decision, outcome } = message);
    if (message.type === 'state' || message.type === 'refused') choose();
    if (outcome === null) return;
    console.log(`won by ${outcome.winners.join(', ')}`);
    socket.close();
  };
}
connect();
