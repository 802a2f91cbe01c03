async function plainText(address: string): Promise<Blob> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return new Blob([await response.text()], {type: 'text/plain'});
}

/**
 * Copies a text file of this site to the clipboard. The clipboard gets a promise, because Safari
 * allows writing only synchronously in the click handler.
 * @returns whether copying succeeded
 */
export async function copyFile(address: string): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({'text/plain': plainText(address)})]);
    return true;
  } catch {
    return false;
  }
}
