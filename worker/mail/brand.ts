import { MARK } from '../../shared/brand.ts';
import { SITE_NAME } from '../../shared/site.ts';

/** Colours of the button, `--bosco` and `--on-bosco` of web/styles/tokens.css, where a test compares them. */
export const BUTTON_COLOURS = {
  light: { ground: '#1f5b47', text: '#ffffff' },
  dark: { ground: '#7cc4a6', text: '#0f1a15' },
} as const;

const { width, height, strokes, solid } = MARK;

/**
 * The one place of the brand in mails: its mark, for programs that draw, in the colour of the text, and its name. No picture is
 * fetched, which would tell when a mail is read.
 */
export const BRAND_HTML = `<p style="margin:0 0 24px;font-family:'Bricolage Grotesque',system-ui,sans-serif;font-size:20px;font-weight:700;letter-spacing:-0.01em"><svg viewBox="0 0 ${width} ${height}" width="24" height="32" style="vertical-align:middle" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${strokes}"/><path d="${solid}" fill="currentColor" stroke="none"/></svg> ${SITE_NAME}</p>`;
