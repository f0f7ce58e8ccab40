const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether what a contact block gives as a QR code is what the code says, to be drawn by the site, and not the address
 * of a picture of it. A picture file, or anything that is not absolute, is a picture. Shared with the browser script.
 */
export function isQrText(given: string): boolean {
  return URL.canParse(given) && !IMAGE_FILE.test(new URL(given).pathname);
}
