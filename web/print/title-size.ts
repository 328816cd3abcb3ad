/** mm of type, largest first; web/styles/sheet.css has a class for each. */
const SIZES = [26, 21, 16, 13, 11];
const SHEET_MM = 186;
const LINES = 3;

/** Width of a text in its own type size: bold letters are wide, narrow or in between. */
function widthOf(text: string): number {
  const widths = [...text].map((letter) =>
    /[A-ZÀ-ÖØ-ÞMWmw@&%]/.test(letter) ? 0.8 : /[fijlrtI.,:;'’ ]/.test(letter) ? 0.4 : 0.6,
  );
  return widths.reduce((total, width) => total + width, 0);
}

/** Step of a poster's title, from 1: the largest at which its longest word fits a line, and all of it three lines. */
export function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map(widthOf));
  const step = SIZES.findIndex((size) => longest * size <= SHEET_MM && widthOf(title) * size <= SHEET_MM * LINES * 0.9);
  return (step === -1 ? SIZES.length - 1 : step) + 1;
}
