/** Symbols of units as texts write them, the same in every language. */
const UNIT_SYMBOLS =
  '% ٪ ‰ °C °F ° K V mV kV A mA µA kA Ah mAh W kW MW GW Wh kWh MWh GWh kVA kWp Hz kHz g kg t µm mm cm m km mm² m² m³ ' +
  's ms min h dB dB(A) N N·m kN bar mbar hPa Pa kPa MPa l l/min L/min kW/l kW/L J kJ C rpm min⁻¹ Ω mΩ kΩ Mbit/s kbit/s g/kWh kg/kWh';

/** Whether a unit begins with a letter of a script without case, such as 年: a word, not a symbol. */
export function isUncasedWord(unit: string): boolean {
  return /^\p{Lo}/u.test(unit);
}

/** A pattern that matches any of the symbols, the longest first. */
export const UNIT_PATTERN = UNIT_SYMBOLS.split(' ')
  .toSorted((one, other) => other.length - one.length)
  .map((symbol) => symbol.replace(/[().]/gu, String.raw`\$&`))
  .join('|');
