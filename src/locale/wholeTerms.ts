import { type Span, spansOf } from '../common/spans.ts';
import { UNIT_PATTERN } from './unitSymbols.ts';

const SPACE = String.raw`[ \u00a0\u202f\u2009]`;
const NUMBER = String.raw`[−+±≤≥~≈]?\d+(?:[.,\u00a0\u202f\u2009]\d+)*`;
/** Also ranges and dimensions. */
const NUMBERS = String.raw`${NUMBER}(?:${SPACE}?[–〜×/:-]${SPACE}?${NUMBER}){0,3}`;
/** Of a greenhouse gas, as in 70 kg CO₂e/kWh. */
const GAS = String.raw`(?:(?:${SPACE}|-)CO₂e?)?`;
const UNIT = String.raw`(?:${UNIT_PATTERN})${GAS}(?:/(?:${UNIT_PATTERN}))?(?![\p{Script=Latin}\d])`;
const ENDS = String.raw`(?![.,:–/-]?[\p{Script=Latin}\d])`;

const TERMS = [
  // +49 30 1234 567
  String.raw`\+\d+(?:${SPACE}\d+)+`,
  // 80 kWh, −20–60 °C, 9:00–17:00
  `${NUMBERS}(?:${SPACE}?${UNIT}|${ENDS})`,
  // ISO 15118-20, SAE J1939, AV-BP 80-230, OCPP 2.0.1, Ringstraße 29, HRB 1234 B
  String.raw`(?:[A-Z][A-Z\d/-]+${SPACE}){0,2}\p{Lu}[\p{Script=Latin}\d/-]{0,14}${SPACE}[A-Z]?\d\w*(?:[-–/.:]\w+){0,3}(?:${SPACE}[A-Z](?![\p{Script=Latin}\d]))?(?!${SPACE}?(?:[–×]|${UNIT}))${ENDS}`,
  // AV-BP, DC/DC
  String.raw`[A-Z\d]+(?:[-–/.:][A-Z\d]+[a-z]?){1,4}(?![\p{Script=Latin}\d])`,
  // ASIL C, PL d, CAN FD, Modbus TCP
  String.raw`(?:ASIL${SPACE}[A-D]|PL${SPACE}[a-e]|CAN${SPACE}FD|Modbus${SPACE}TCP)(?![\p{Script=Latin}\d])`,
  // Plug & Charge
  String.raw`\p{Lu}\p{Script=Latin}{0,11}${SPACE}&(?:amp;)?${SPACE}\p{Script=Latin}{1,12}(?!\p{Script=Latin})`,
];
const WHOLE = new RegExp(String.raw`(?<![\p{Script=Latin}\d.,:/–-])(?:${TERMS.join('|')})`, 'gu');
/** Where browsers may break a term. */
const BREAKABLE = /[ \-–〜/×]/u;

/** The positions of codes and quantities, which must stay on one line, in a text that may be HTML-escaped. */
export function wholeTerms(text: string): Span[] {
  return spansOf([...text.matchAll(WHOLE)].filter(([term]) => BREAKABLE.test(term)));
}
