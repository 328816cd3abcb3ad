import { defineConfig, presetWind3 } from 'unocss';
import { iconStyles } from './icon-styles.ts';

const COLORS = [
  'paper',
  'surface',
  'ink',
  'muted',
  'line',
  'field',
  'bosco',
  'bosco-strong',
  'on-bosco',
  'bosco-soft',
  'lago',
  'lago-soft',
  'errore',
  'errore-soft',
  'larice',
  'larice-soft',
];

/** Repeated compounds. A utility beside a shortcut wins over it (`card p-8`). */
const shortcuts = {
  container: 'w-full max-w-72rem mx-auto px-4 sm:px-6',
  section: 'pt-5 pb-10 md:py-14',
  stack: 'flex flex-col gap-4',
  'stack-sm': 'flex flex-col gap-2',
  'stack-lg': 'flex flex-col gap-6 md:gap-8',
  cluster: 'flex flex-wrap items-center gap-2',
  split: 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
  'grid-cards': 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
  'with-aside': 'grid gap-8 items-start lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12',
  'with-box': 'grid gap-8 items-start grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12',
  'sticky-box': 'lg:sticky lg:top-6',
  'list-plain': 'list-none p-0',
  measure: 'max-w-68ch',

  muted: 'text-muted text-sm',
  eyebrow: 'text-bosco text-sm font-600',
  'link-quiet': 'text-inherit no-underline hover:underline',
  facts:
    'grid gap-x-8 gap-y-4 grid-cols-[repeat(auto-fit,minmax(min(100%,11rem),1fr))] [&_dt]:(text-muted text-sm) [&_dd]:font-600',

  btn: 'inline-flex items-center justify-center gap-2 min-h-11 max-w-full px-[min(1.25rem,5vw)] py-2 border rounded font-600 leading-snug text-center no-underline hover:no-underline transition-colors duration-150 [&[aria-disabled=true]]:cursor-progress [&:disabled]:(cursor-not-allowed opacity-60)',
  'btn-primary': 'bg-bosco text-on-bosco border-transparent hover:bg-bosco-strong',
  'btn-secondary': 'bg-surface text-bosco border-field hover:(border-bosco bg-bosco-soft)',
  'btn-quiet': 'text-bosco border-transparent hover:bg-bosco-soft',
  'btn-danger': 'bg-surface text-errore border-errore hover:bg-errore-soft',
  'btn-icon':
    'inline-flex items-center justify-center w-11 h-11 shrink-0 border border-transparent rounded text-ink no-underline transition-colors duration-150 hover:bg-bosco-soft',

  card: 'bg-surface border border-line rounded p-[min(1rem,5vw)] sm:p-5',
  'card-link': 'relative transition-colors duration-150 hover:border-bosco',
  stretched: "after:(content-[''] absolute inset-0 rounded)",
  above: 'relative z-1',

  field: 'flex flex-col gap-1.5 min-w-0',
  chip: 'inline-flex items-center gap-2 min-h-11 px-4 py-1.5 border rounded-full text-sm leading-snug no-underline hover:no-underline transition-colors duration-150',
  'chip-off': 'bg-surface text-ink border-field hover:(border-bosco bg-bosco-soft)',
  'chip-on': 'bg-bosco text-on-bosco border-bosco font-600 hover:bg-bosco-strong',
  badge: 'inline-flex items-center gap-1.5 px-2 py-0.5 rounded-1.5 border text-xs font-600',

  'toast-region': 'fixed z-60 inset-x-0 bottom-0 p-2 list-none pointer-events-none sm:(left-auto w-27rem p-6)',
  toast: 'flex items-start gap-2 pl-3 pr-1 leading-snug border border-bosco rounded bg-surface pointer-events-auto',
  'toast-destructive': 'border-errore text-errore',
};

export default defineConfig({
  presets: [
    // Wind3 writes the shortest rules; its preflight serves transforms, rings, shadows and filters, which we do not use.
    presetWind3({ preflight: false, dark: 'media' }),
  ],
  preflights: [{ getCSS: iconStyles }],
  // Plain words of the code that would become rules nobody wants.
  blocklist: [
    ...['filter', 'transform', 'ring', 'shadow', 'blur', 'table', 'contents', 'static', 'visible', 'outline'],
    ...['h2', 'me', 'mie', 'px', 'transition'],
  ],
  // Without the dash, which would read `link-quiet` as `:link` of something.
  separators: [':'],
  shortcuts,
  rules: [['tabular-nums', { 'font-variant-numeric': 'tabular-nums' }]],
  extendTheme: (theme) => ({ ...theme, breakpoints: { sm: '40rem', md: '48rem', lg: '64rem' } }),
  theme: {
    colors: Object.fromEntries(COLORS.map((name) => [name, `var(--${name})`])),
    borderRadius: { DEFAULT: 'var(--radius)' },
    fontFamily: { body: 'var(--font-body)', display: 'var(--font-display)' },
    fontSize: {
      xs: ['0.875rem', '1.5'],
      sm: ['0.9375rem', '1.5'],
      base: ['var(--step-0)', '1.6'],
      lead: ['var(--step-1)', '1.5'],
      h4: ['var(--step-0)', '1.4'],
      h3: ['var(--step-1)', '1.3'],
      h2: ['var(--step-2)', '1.2'],
      h1: ['var(--step-3)', '1.15'],
      display: ['var(--step-4)', '1.1'],
    },
  },
});
