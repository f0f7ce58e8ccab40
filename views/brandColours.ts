/** The brand's colours where no stylesheet reaches: icons, manifest, social pictures. The same as in `tokens.css`. */
export const brandColours = {
  ink: '#0b1720',
  volt: '#c8f23a',
  deep: '#00594d',
  white: '#fff',
} as const;
