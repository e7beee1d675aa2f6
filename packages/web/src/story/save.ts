// Saving what was made here as a file: a page as it is, a drawing as a picture.

export function saveFile(content: string | Blob, name: string, type: string): void {
  const url = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The size a picture is drawn in, in pixels for each unit of the drawing. */
const SCALE = 2;

/** Draws an SVG and saves it as a PNG; false if this browser cannot. */
export async function savePicture(svg: string, name: string): Promise<boolean> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (blob === null) return false;
    saveFile(blob, name, 'image/png');
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}
