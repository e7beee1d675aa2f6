// The API as a page for people, made from the same document that programs read. It needs no script.

import { createHash } from 'node:crypto';

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
}

interface Content {
  readonly description?: string;
  readonly content?: { readonly [type: string]: { readonly schema?: Schema } };
}

interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly requestBody?: Content | object;
  readonly responses?: { readonly [status: string]: Content | object };
}

const STYLE =
  'body{max-width:52rem;margin:2rem auto;padding:0 1.5rem 4rem;font:1rem/1.6 system-ui,sans-serif;' +
  'color:light-dark(#26211c,#ece4d6);background:light-dark(#f4efe4,#171412)}' +
  'h1,h2{font-family:Palatino,Georgia,serif}h2{margin-top:2.5rem;overflow-wrap:anywhere}' +
  'code{font-size:.95em}a{color:inherit}h3{font-size:1rem;margin:1.2rem 0 .3rem}' +
  'ul{margin:.2rem 0;padding-left:1.4rem}';

export function apiPagePolicy(): string {
  const hash = createHash('sha256').update(STYLE).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** `document` is an OpenAPI document. */
export function apiPage({ info, paths = {} }: { info: { version: string }; paths?: object }): string {
  const operations = Object.entries(paths as { [path: string]: { [method: string]: Operation } }).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => section(method, path, operation)),
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>API - Maester</title>
<style>${STYLE}</style>
<h1><a href="/">Maester</a> ${escaped(info.version)}: API</h1>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>. The socket and everything else that a client needs is
described in <code>docs/protocol.md</code>.</p>
${operations.join('\n')}
</html>
`;
}

function section(
  method: string,
  path: string,
  { summary, description, requestBody, responses }: Operation,
): string {
  // Statuses that are answered alike stand together.
  const alike = new Map<string, string[]>();
  for (const [status, answer] of Object.entries(responses ?? {})) {
    const fields = part(answer);
    alike.set(fields, [...(alike.get(fields) ?? []), status]);
  }
  const answers = Array.from(alike, ([fields, statuses]) => `${heading(statuses.join(', '))}${fields}`);
  return `<h2><code>${method.toUpperCase()} ${escaped(path)}</code></h2>
<p>${escaped(summary ?? '')}${description === undefined ? '' : `. ${escaped(description)}`}</p>
${requestBody === undefined ? '' : `${heading('Body')}${part(requestBody)}`}${answers.join('')}`;
}

function heading(title: string): string {
  return `<h3>${escaped(title)}</h3>\n`;
}

function part({ content }: Content): string {
  const schema = Object.values(content ?? {})[0]?.schema;
  return schema === undefined ? '' : described(schema);
}

function described(schema: Schema): string {
  const { properties, required = [], items, oneOf } = schema;
  if (oneOf !== undefined) return `<ul>${oneOf.map((one) => `<li>${described(one)}</li>`).join('')}</ul>`;
  if (properties === undefined) return items === undefined ? '' : described(items);
  const fields = Object.entries(properties).map(([name, field]) => {
    const needed = required.includes(name) ? '' : ', optional';
    const about = field.description === undefined ? '' : `: ${escaped(field.description)}`;
    return `<li><code>${escaped(name)}</code> (${kindOf(field)}${needed})${about}${described(field)}</li>`;
  });
  return `<ul>${fields.join('')}</ul>`;
}

function kindOf({ type, nullable, enum: values, oneOf }: Schema): string {
  const kind = values?.join(', ') ?? type ?? (oneOf === undefined ? 'anything' : 'one of');
  return escaped(nullable === true ? `${kind} or null` : kind);
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
}
