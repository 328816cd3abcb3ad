import { defineConfig, presetWind3 } from 'unocss';
import { iconStyles } from './icon-styles.ts';

/** Variables of `web/styles/tokens.css`. */
const COLORS =
  'paper surface ink muted line field bosco bosco-strong on-bosco bosco-soft lago lago-soft errore errore-soft larice larice-soft';

/** Repeated compounds. A utility beside a shortcut wins over it (`card p-8`). */
const shortcuts = {
  container: 'w-full max-w-[var(--content)] mx-auto px-[min(1rem,5vw)] sm:px-6',
  section: 'pt-5 pb-10 md:py-14',
  stack: 'flex flex-col gap-4',
  'stack-sm': 'flex flex-col gap-2',
  'stack-lg': 'flex flex-col gap-6 md:gap-8',
  cluster: 'flex flex-wrap items-center gap-2',
  split: 'flex flex-wrap items-center justify-between gap-x-6 gap-y-3',
  'grid-cards': 'grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))]',
  'own-list':
    'list-none p-0 grid gap-4 grid-cols-[minmax(0,1fr)] lg:grid-cols-[repeat(2,minmax(0,1fr))] [&_h2>a]:(py-2.5 [background-clip:content-box])',
  'with-aside': 'grid gap-8 items-start lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-12',
  'with-box': 'grid gap-8 items-start grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12',
  'sticky-box': 'lg:sticky lg:top-6',
  'list-plain': 'list-none p-0',
  measure: 'max-w-68ch',

  muted: 'text-muted text-sm',
  eyebrow: 'text-bosco text-sm font-600',
  'link-quiet': 'text-inherit no-underline hover:underline',
  facts:
    'grid gap-4 grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] sm:(gap-x-8 grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]) [&_dt]:(text-muted text-sm) [&_dd]:font-600',

  btn: 'inline-flex items-center justify-center gap-2 min-h-11 max-w-full px-[min(1.25rem,5vw)] py-2 border rounded text-[min(1em,9vw)] font-600 leading-snug text-center break-words hyphens-manual no-underline hover:no-underline transition-colors duration-150 [&[aria-disabled=true]]:cursor-progress [&:disabled]:(cursor-not-allowed opacity-60)',
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

  'skip-link':
    'absolute top-2 start-2 z-50 px-4 py-2.5 rounded bg-bosco text-on-bosco font-600 [&:not(:focus)]:([clip-path:inset(50%)] pointer-events-none)',
  'header-row': 'flex flex-wrap items-center gap-x-1 min-h-16 py-1 xl:(flex-nowrap gap-x-4)',
  'nav-link':
    'inline-flex items-center min-h-44px px-2 rounded-10px text-ink no-underline whitespace-nowrap hover:underline aria-[current=page]:(font-600 underline decoration-2 underline-offset-[0.4em])',
  'session-links': 'flex flex-wrap items-start gap-2 min-w-0 xl:flex-nowrap [&>.btn]:flex-none',
  'menu-columns': 'columns-[9rem] [&>*]:break-inside-avoid',
  'account-menu': 'relative min-w-0 [&_.nav-link]:flex',
  'mobile-menu-panel':
    'absolute inset-x-0 z-20 mt-2.5 [&_.nav-link]:(flex -ms-2) [&_.btn-quiet]:-ms-[min(1.25rem,5vw)]',
  'connection-bar':
    'flex items-center gap-2.5 min-h-44px px-[max(1rem,50%-var(--content)/2+1.5rem)] py-1 text-0.9375rem leading-[1.4] border-b border-larice bg-larice-soft',

  'vt-title': '[view-transition-name:title] w-fit',
  hero: 'flex items-end justify-between gap-8',
  'hero-figure': 'flex-none hidden md:block',
  // On phones the page's own name, which its heading says again, ends at the margin instead of in a second line.
  breadcrumb:
    "[&_a]:(py-0.8rem [background-clip:content-box]) [&>li+li]:before:(content-['/'] me-2) max-sm:flex-nowrap max-sm:[&>li]:break-words max-sm:[&>li[aria-current]]:flex-[1_1_0] max-sm:[&>li[aria-current]]:truncate",
  // On phones the words come before the drawing, which a list does without.
  'empty-state':
    'flex flex-col-reverse items-start gap-6 py-8 md:(flex-row gap-8 py-12) [&>svg]:(flex-none text-bosco)',

  // A page whose first screen is a search and the first results: nothing above them takes more height than it needs.
  'first-screen':
    'pt-3 pb-10 [&>section:not(.results)]:mt-10 [&>nav:not(:first-child)]:mt-10 [&_h1]:(text-1.5rem leading-7) md:[&_h1]:(text-2rem leading-[1.15])',
  'hero-lead': '-mt-1.5 text-0.9375rem leading-1.3125rem md:(m-0 text-1.0625rem)',
  // The labels of its fields are near: a ring must not touch them.
  'search-row':
    'flex flex-wrap items-end gap-2 [&>:not(.btn)]:(flex-[1_1_12rem] min-w-0) [&_.field]:gap-0.5 [&_label]:text-0.875rem [&_.control]:[outline-offset:-1px]',
  // From tablets up they all show; on phones `web/styles/jobs.css` puts them in a row that a finger moves.
  'chip-row': 'flex flex-wrap items-center gap-2',
  'chip-scroll': 'flex flex-wrap items-center gap-2',
  results: 'grid gap-2 min-w-0 [&>*]:min-w-0 max-md:[&_.empty-state]:py-2 max-md:[&_.empty-state>svg]:hidden',
  'result-row': 'min-h-11 scroll-mt-14',
  'list-part': '[&>h2]:(text-1.125rem leading-1.375rem)',
  'search-line': 'fixed inset-x-0 top-0 z-20 min-h-12 [outline-offset:-3px]',
  // A number has its place before it is there.
  'filter-count': 'inline-block text-inherit tabular-nums',
  'category-figure': 'flex-none w-5.5 h-5.5 -ms-1',
  // On phones the way to apply is always under the thumb, in one line in the narrowest windows too, unless the text is large; on desktop its box is in view.
  'apply-bar':
    'fixed inset-x-0 bottom-0 z-10 flex flex-wrap gap-3 px-4 py-2.5 border-t border-line bg-surface max-[22rem]:(gap-2 px-3) lg:hidden [&>a]:(flex-[1_1_8rem] px-2) max-[22rem]:[&>a]:(px-1 text-0.9375rem)',

  // The title's own height decides, not the 44 px of the button beside it, whose ring is close around the heart.
  'job-card':
    'flex flex-col gap-0.5 [&_h3]:(text-[min(1.125rem,9vw)] leading-[1.22]) [&_h3>a]:(text-inherit no-underline) [&_.btn-icon]:(-mt-2 -me-3 -mb-3) [&_.btn-icon:focus-visible]:[outline-offset:-0.5625rem]',
  'job-card-text': 'text-0.875rem leading-5 text-muted',
  'job-card-terms': 'flex flex-wrap items-center gap-x-3 text-0.875rem leading-5',
  // Their 44 px begin over the line above them, which is no control, and which is left out where a focused one is filled.
  'job-card-links':
    'flex flex-wrap justify-between gap-x-4 mt-auto text-0.875rem font-600 [&>a]:(inline-flex items-center min-h-44px -mt-2 py-2.5 [background-clip:content-box])',

  // The map of the valley: beside what a page shows on desktop, after it on phones; its list always below it.
  'with-map': 'grid gap-x-12 gap-y-10 lg:(grid-cols-[minmax(0,1fr)_22rem] grid-rows-[auto_1fr])',
  map: 'w-full max-w-96 scroll-mt-16 [&_svg]:overflow-visible lg:(sticky top-6 self-start [grid-area:1/2/3/3])',
  'map-ground': 'grid grid-cols-[minmax(0,1fr)] [&>*]:[grid-area:1/1]',
  'map-title':
    'self-start w-[46%] text-[min(1em,5.5vw)] leading-[1.3] [&>strong]:(font-display font-700 text-[min(var(--step-1),6.5vw)] leading-[1.2])',
  'map-places': 'columns-[9.5rem] [&_li]:(py-0.55rem break-inside-avoid) [&_a]:py-0.75rem',
  'map-stamp': 'flex-none w-72px h-120px text-bosco',
  // Large text takes the whole line, and no word is broken for the map.
  'beside-stamp': 'flex flex-wrap items-start justify-between gap-x-4 [&>:first-child]:(flex-[1_1_11rem] min-w-0)',

  // A mask of the text colour, from `web/icon-styles.ts`.
  icon: 'inline-block flex-none w-1.25em h-1.25em [vertical-align:-0.25em] bg-current',
  // Over the content below its field.
  'combobox-list':
    'absolute inset-x-0 top-full z-20 max-h-[min(21rem,50dvh,var(--room,100dvh))] mt-1 overflow-auto overscroll-contain border border-field rounded bg-surface',
  'combobox-option': 'flex flex-wrap items-center gap-x-2 min-h-11 px-3 py-1.5 cursor-pointer hover:bg-bosco-soft',
  'combobox-active': '[outline:3px_solid_var(--lago)] [outline-offset:-3px] bg-bosco-soft',
  // Bottom sheet on phones, panel in the middle from the md breakpoint; focused controls stay below its head.
  dialog:
    'w-full max-w-none max-h-90dvh m-[auto_0_0] overflow-auto overscroll-contain scroll-pt-18 border-t border-field rounded-t bg-paper text-ink [&::backdrop]:bg-[var(--backdrop)] md:(w-[min(32rem,100%-3rem)] m-auto border rounded)',
  field: 'flex flex-col gap-1.5 min-w-0',
  chip: 'inline-flex items-center gap-2 min-h-11 px-4 py-1.5 border rounded-full text-sm leading-snug break-words hyphens-manual no-underline hover:no-underline transition-colors duration-150',
  'chip-off': 'bg-surface text-ink border-field hover:(border-bosco bg-bosco-soft)',
  'chip-on': 'bg-bosco text-on-bosco border-bosco font-600 hover:bg-bosco-strong',
  badge: 'inline-flex items-center gap-1.5 px-[min(0.5rem,2.5vw)] py-0.5 rounded-1.5 border text-xs font-600',

  'toast-region': 'fixed z-60 inset-x-0 bottom-0 p-2 list-none pointer-events-none sm:(start-auto w-27rem p-6)',
  toast:
    'flex flex-wrap items-start justify-end gap-2 ps-3 pe-1 leading-snug border border-bosco rounded bg-surface pointer-events-auto',
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
  // From `xl` up the header is one row; below it everything is in the menu.
  extendTheme: (theme) => ({ ...theme, breakpoints: { sm: '40rem', md: '48rem', lg: '64rem', xl: '76rem' } }),
  theme: {
    colors: Object.fromEntries(COLORS.split(' ').map((name) => [name, `var(--${name})`])),
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
