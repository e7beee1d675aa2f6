// Who one is, under a passkey: what only the passkey can compute says where on the server the identity is and opens it there.
// The server has a sealed text that it cannot read (docs/decisions/0016).

import { fromBase64url, toBase64url } from '../app/base64url.ts';

export type PasskeyProblem = 'cancelled' | 'no-prf' | 'nothing';

/** The visitor did not go through with it, or the passkey cannot do what is needed. */
export class PasskeyError extends Error {
  readonly problem: PasskeyProblem;
  constructor(problem: PasskeyProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Where sealed identities are. */
export interface Letterbox {
  keep(place: string, sealed: string): Promise<void>;
  /** Null if there is nothing at that place. */
  find(place: string): Promise<string | null>;
}

/** What is computed with the passkey; another text would be another key. */
const ASKED = new TextEncoder().encode('maester identity');
const USER_BYTES = 32;
const CHALLENGE_BYTES = 32;
const NONCE_BYTES = 12;

/** Whether this browser can do it here; pages at a bare number have no passkeys. */
export async function passkeysWork(): Promise<boolean> {
  if (!globalThis.isSecureContext || /^[\d.]+$|:/.test(location.hostname)) return false;
  if (typeof PublicKeyCredential !== 'function' || !('getClientCapabilities' in PublicKeyCredential))
    return false;
  const capabilities = await PublicKeyCredential.getClientCapabilities();
  return capabilities['extension:prf'] === true;
}

/** Makes a passkey and puts the identity under it. */
export async function saveUnderPasskey(identity: string, name: string, box: Letterbox): Promise<void> {
  const prf = { eval: { first: ASKED } };
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)),
        rp: { name: 'Maester' },
        user: { id: crypto.getRandomValues(new Uint8Array(USER_BYTES)), name, displayName: name },
        pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        extensions: { prf },
      },
    }),
  );
  // Many can compute only once they are made.
  const secret = computedBy(made) ?? computedBy(await use([{ type: 'public-key', id: made.rawId }]));
  if (secret === null) throw new PasskeyError('no-prf');
  const { place, key } = await derived(secret);
  await box.keep(place, await sealed(identity, key));
}

/** The identity under a passkey that the visitor has. */
export async function findUnderPasskey(box: Letterbox): Promise<string> {
  const secret = computedBy(await use([]));
  if (secret === null) throw new PasskeyError('no-prf');
  const { place, key } = await derived(secret);
  const found = await box.find(place);
  if (found === null) throw new PasskeyError('nothing');
  return opened(found, key);
}

function use(allowed: PublicKeyCredentialDescriptor[]): Promise<PublicKeyCredential> {
  return asked(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)),
        allowCredentials: allowed,
        // With and without it a passkey computes different things.
        userVerification: 'required',
        extensions: { prf: { eval: { first: ASKED } } },
      },
    }),
  );
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const answer = await ask();
    if (answer instanceof PublicKeyCredential) return answer;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
  throw new PasskeyError('cancelled');
}

function computedBy(credential: PublicKeyCredential): BufferSource | null {
  return credential.getClientExtensionResults().prf?.results?.first ?? null;
}

/** Both follow from what the passkey computed, and neither says anything about the other. */
export async function derived(
  secret: BufferSource,
): Promise<{ readonly place: string; readonly key: CryptoKey }> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits', 'deriveKey']);
  const way = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: new Uint8Array(),
    info: new TextEncoder().encode(`maester identity ${info}`),
  });
  const [place, key] = await Promise.all([
    crypto.subtle.deriveBits(way('place'), base, 256),
    crypto.subtle.deriveKey(way('key'), base, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { place: toBase64url(new Uint8Array(place)), key };
}

export async function sealed(text: string, key: CryptoKey): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const hidden = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text));
  return toBase64url(new Uint8Array([...iv, ...new Uint8Array(hidden)]));
}

export async function opened(text: string, key: CryptoKey): Promise<string> {
  const bytes = fromBase64url(text);
  const [iv, hidden] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, hidden));
}
