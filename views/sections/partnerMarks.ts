/** SVG paths of the partners' logos, in a viewBox of 40 × 40, by partner name. */
export const partnerMarks: Readonly<Record<string, string>> = {
  // Two hulls under a northern star.
  'Nordhafen Logistik': 'M20 3l3 9 9 3-9 3-3 9-3-9-9-3 9-3zM4 30h32l-5 7H9z',
  // A river in three bends.
  'Ribera Transportes':
    'M3 8c9-7 14 7 23 0l11-1v6c-9 8-16-6-25 1L3 15zm0 12c9-7 14 7 23 0l11-1v6c-9 8-16-6-25 1l-9 1zm0 12c9-7 14 7 23 0l11-1v6H3z',
  // A mountain and its reflection in the fjord.
  Fjellferge: 'M20 3 36 22H25l-5-7-5 7H4zM4 26h32L20 38z',
  // A sun with a cell at its heart.
  Helioskraft:
    'M18 2h4v7h-4zm0 29h4v7h-4zM2 18h7v4H2zm29 0h7v4h-7zM7 10l3-3 5 5-3 3zm18 18 3-3 5 5-3 3zM7 30l5-5 3 3-5 5zm18-18 5-5 3 3-5 5zM14 14h12v12H14z',
  // A northern shore: rising sun over two waves.
  'Kitahama Denki': 'M20 5a13 13 0 0 1 13 13H7A13 13 0 0 1 20 5zM3 22h34v5H3zm5 9h24v5H8z',
  // A lifting arm.
  'Baltic Rental': 'M5 35V5h7l23 8v6l-17-5v21zm22-15h6v9l-3 4-3-4z',
};
