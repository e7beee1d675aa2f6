// The text of a list in a file of the visitor's: a file of text, or a picture with a QR code, which some browsers can read.

import type { ListProblem } from '@maester/lists';

interface Detector {
  detect(picture: ImageBitmap): Promise<readonly { readonly rawValue: string }[]>;
}
interface WithDetector {
  readonly BarcodeDetector?: new (options: { readonly formats: readonly string[] }) => Detector;
}

export type FileText = { readonly text: string } | { readonly problem: ListProblem };

const problem = (key: ListProblem['key']): FileText => ({ problem: { key, facts: {} } });

/** More than any list, less than what would stop the page. */
const LARGEST = 20_000_000;

const PAGE: typeof globalThis & WithDetector = globalThis;

export async function textIn(
  file: File,
  from: Pick<typeof PAGE, 'createImageBitmap' | 'BarcodeDetector'> = PAGE,
): Promise<FileText> {
  if (file.size > LARGEST) return problem('large-file');
  if (!file.type.startsWith('image/')) return { text: await file.text() };
  if (from.BarcodeDetector === undefined) return problem('no-detector');
  try {
    const picture = await from.createImageBitmap(file);
    const [code] = await new from.BarcodeDetector({ formats: ['qr_code'] }).detect(picture);
    return code === undefined ? problem('no-code') : { text: code.rawValue };
  } catch {
    return problem('no-code');
  }
}
