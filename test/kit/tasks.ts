/** What visitors come for: from a page, links by their accessible names to what they look for. */
export interface Task {
  readonly name: string;
  /** English desktop path. */
  readonly start: string;
  /** At most three; the last one is what the visitor looks for. */
  readonly links: readonly RegExp[];
  /** Where the last one leads, in both layouts. */
  readonly target: RegExp;
}

const task = (name: string, links: readonly RegExp[], target: RegExp, start = '/'): Task => ({
  name,
  start,
  links,
  target,
});

const PACK = [/^Battery systems/, /Marine pack$/];

export const TASKS: readonly Task[] = [
  task('data sheet of a marine pack', [...PACK, /^Data sheet/], /\/marine-data-sheet-en\.pdf/),
  task('DBC file of a pack', [...PACK, /^CAN messages: DBC/], /\/marine-can\.dbc/),
  task(
    'offer for the charger of twelve e-buses',
    [/^EV charger$/, /^Fill in an example/, /^Send this case to an engineer/],
    /contact-us.*about=.*ev-charger.*vehicles.*12.*#engineer/,
  ),
  task('registration from the box', [/Open the box/], /\/twoPage\/open/, '/twoPage'),
  task('fault code', [/^After-sales service/, /^All fault codes/, /^F-205/], /\/f-205(?:\/mobile)?$/),
  task('call in Japan', [/^Contact$/, /^\+81 6/], /^tel:\+816/),
  task('certificate', [/^Downloads$/, /^Marine pack: Declaration/], /\/marine-declaration-en\.pdf/),
  task(
    'comparison of two forklift packs',
    [/^Battery systems/, /Forklift pack$/, /^Compare these/],
    /\?models=AV-FL/,
  ),
  task(
    'changes in a manual',
    [/^Downloads$/, /^Marine pack: Read online/, /^Revision/],
    /\/documents\/manual/,
  ),
  task('service notice', [/^News$/, /^Older articles/, /^Product safety recall/], /\/news\/(?:mobile\/)?10$/),
  task('spare part', [/^After-sales service/, /^parts@/], /^mailto:parts@/),
  task('offer for several products', [/^Parts list$/], /\/list$/),
  task('job', [/^Careers/], /careers/),
  task('pictures for an article', [/^Press$/, /^Download the press kit/], /press-kit-[0-9A-F]{8}\.zip$/),
];
