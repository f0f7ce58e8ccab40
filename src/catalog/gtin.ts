/** Prefix that GS1 keeps for examples (952), and a company number below it: no product on the market has it. */
const COMPANY = '9520029';

/** The GTIN-14 of an item number of up to five digits. */
export function gtinOf(item: number): string {
  const digits = `0${COMPANY}${String(item).padStart(5, '0')}`;
  return digits + checkDigit(digits);
}

/** A GTIN of 8, 12, 13 or 14 digits as one of 14; `undefined` if its check digit is wrong. */
export function gtin14(digits: string): string | undefined {
  const gtin = digits.padStart(14, '0');
  return checkDigit(gtin.slice(0, -1)) === gtin.at(-1) ? gtin : undefined;
}

/** The last digit is weighted by 3, the one before by 1, and so on (GS1 General Specifications, section 7.9.1). */
function checkDigit(digits: string): string {
  const sum = [...digits].reduceRight(
    (total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return String((10 - (sum % 10)) % 10);
}
