import { SITE_NAME } from '../../shared/site.ts';

/** Colours of the button, `--bosco` and `--on-bosco` of web/styles/tokens.css, where a test compares them. */
export const BUTTON_COLOURS = {
  light: { ground: '#1f5b47', text: '#ffffff' },
  dark: { ground: '#7cc4a6', text: '#0f1a15' },
} as const;

/** The one place of the brand in mails: its name as text, which every mail program shows; a drawn mark goes before it. */
export const BRAND_HTML = `<p style="margin:0 0 24px;font-family:'Bricolage Grotesque',system-ui,sans-serif;font-size:20px;font-weight:700;letter-spacing:-0.01em">${SITE_NAME}</p>`;
