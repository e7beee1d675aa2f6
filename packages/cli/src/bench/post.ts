/** A request to a server under test, and its answer. */
export async function post(
  url: string,
  body: object,
  bearer?: string,
): Promise<{ table: string; host: string; token: string }> {
  const headers = {
    'content-type': 'application/json',
    ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
  };
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body), headers });
  const answer = (await response.json()) as { table: string; host: string; token: string };
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return answer;
}
