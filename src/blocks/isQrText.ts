const IMAGE_FILE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/**
 * Whether the `qr` field of a contact block is the text to encode, rather than the URL of an image of the code.
 * Relative URLs and URLs of image files count as images. Shared with the browser script.
 */
export function isQrText(given: string): boolean {
  return URL.canParse(given) && !IMAGE_FILE.test(new URL(given).pathname);
}
