/** Brand colors for icons, manifest and social pictures, which use no stylesheet. Same values as in `tokens.css`. */
export const brandColours = {
  ink: '#0b1720',
  volt: '#c8f23a',
  deep: '#00594d',
  white: '#fff',
} as const;
