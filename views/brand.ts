/**
 * Colors and logo of the brand. `npm run brand` generates from them the color tokens of the stylesheets, logos and icons,
 * and the data of the renders; pages, web manifest and documents use them directly.
 */
export const brand = {
  /**
   * In the stylesheets these are `--ink`, `--ink-raised` and so on. `ink`, `glow` and `volt` need six digits, for social
   * pictures and renders.
   */
  colors: {
    ink: '#0b1720',
    inkRaised: '#14242f',
    glow: '#2b4250',
    ground: '#f4f6f5',
    /** Edge of the light behind a product on a light background. */
    shade: '#e6ecec',
    shadeWide: '#dfe6e6',
    paper: '#fff',
    line: '#d9e0e0',
    /** Border of a control. */
    controlLine: '#6d7d86',
    muted: '#4d5f69',
    onDark: '#fff',
    onDarkMuted: '#c6d2d7',
    onDarkQuiet: '#9fb0b8',
    volt: '#c8f23a',
    deep: '#00594d',
    error: '#b3261e',
    errorOnDark: '#ff6b5e',
    /** The orange of high-voltage cables; used on dark backgrounds next to volt. */
    warm: '#ff9d5c',
  },
  /** Replacements for visitors who prefer a dark scheme: the ground is lighter than ink, and paper lighter than both. */
  dark: {
    text: '#edf2f3',
    ground: '#101e28',
    shade: '#1a2b37',
    shadeWide: '#101e28',
    paper: '#1a2b37',
    spot: '#456070',
    shadow: '#000',
    line: '#32474f',
    controlLine: '#8a9ea8',
    muted: '#b4c2c9',
    deep: 'var(--volt)',
    error: 'var(--error-on-dark)',
  },
  /** Replacements for visitors who prefer more contrast, in either scheme. */
  highContrast: {
    muted: 'color-mix(in srgb, var(--text) 88%, var(--ground))',
    line: '#5d6d75',
    onDarkMuted: '#fff',
    onDarkQuiet: '#e6eef1',
  },
  /**
   * SVG paths: the mark, an open A with an arc as crossbar, and the name in IBM Plex Sans SemiBold with tighter letter
   * spacing and a `v` with the mark's legs and flat tip. Mark and name share a baseline.
   */
  logo: {
    /** Size of mark and name together, in the mark's units. */
    width: 551,
    height: 102,
    /** Size of the mark alone. */
    markWidth: 104,
    markHeight: 100,
    legs: 'M41 0h22l41 100h-16L52 12.2 16 100H0z',
    arc: 'M23.1 100A30 30 0 0 1 80.9 100H68.1A18 18 0 0 0 35.9 100z',
    /** In font units, which `nameTransform` converts to the mark's units. */
    name: 'M246 349v51h-35q-15 0-26-7-11-6-17-19-5-9-6-19h-3q-6 25-27 38-20 13-49 13-40 0-61-21-22-21-22-56 0-27 13-44 14-18 39-27 25-9 60-9h44v-19q0-21-11-34-12-12-37-12-23 0-37 10-13 10-23 23l-38-34q15-22 39-36 24-14 63-14 53 0 80 24 28 25 28 69v123h26zM156 322v-34h-41q-25 0-37 8-13 8-13 24v8q0 16 11 24 10 8 29 8 14 0 26-5 11-4 18-12 7-9 7-21zM355 240v160h-64v-261h64v54h3q3-14 11-26 9-12 23-20 14-8 35-8h14v61h-20q-22 0-37 4-14 4-22 13-7 9-7 23zM584 406q-58 0-89-37-31-37-31-100 0-62 31-99 31-37 89-37 40 0 65 18 26 17 38 48l-53 24q-4-17-17-28-12-10-33-10-26 0-40 16-13 17-13 45v48q0 27 13 44 14 17 40 17 23 0 35-12 13-12 20-29l49 23q-12 35-39 52-27 17-65 17zM705 139l66 0 59 205 60-205 66 0-88 261-75 0zM1221 349v51h-36q-14 0-26-7-11-6-17-19-4-9-5-19h-3q-7 25-27 38-20 13-49 13-40 0-62-21-21-21-21-56 0-27 13-44 13-18 38-27 25-9 60-9h45v-19q0-21-12-34-11-12-37-12-22 0-36 10-14 10-23 23l-38-34q14-22 38-36 24-14 64-14 52 0 80 24 28 25 28 69v123h26zM1131 322v-34h-41q-25 0-38 8-12 8-12 24v8q0 16 10 24 11 8 29 8 15 0 26-5 12-4 19-12 7-9 7-21zM1330 228v172h-64v-261h64v44h2q8-21 25-36 18-14 48-14 40 0 62 27 22 27 22 75v165h-64v-158q0-28-10-42-10-14-33-14-13 0-25 4-12 5-20 14-7 10-7 24zM1655 406q-39 0-66-17-28-16-43-47-14-31-14-73 0-41 14-72 15-30 42-47 27-17 65-17 41 0 67 18 26 18 39 48 13 30 13 66v21h-174v6q0 28 16 46 16 17 48 17 23 0 39-10 15-10 27-25l35 38q-16 22-44 35-28 13-64 13zM1654 181q-17 0-30 8-12 8-19 21-7 14-7 32v4h107v-4q0-19-6-32-6-13-17-21-12-8-28-8z',
    nameTransform: 'translate(130 5) scale(.2375)',
  },
} as const;
