/**
 * Every icon of the product, with its name in Lucide. Each list becomes one picture (`web/icon-sprites.ts`), which a
 * browser lays out as soon as a page shows an icon of it: lists, offers, towns and the profile form show icons of the
 * first alone.
 */
export const ICON_LISTS = [
  {
    bed: 'bed',
    bell: 'bell',
    briefcase: 'briefcase',
    calendar: 'calendar',
    check: 'check',
    'chevron-down': 'chevron-down',
    clock: 'clock',
    euro: 'euro',
    flag: 'flag',
    heart: 'heart',
    'heart-filled': 'heart',
    'map-pin': 'map-pin',
    menu: 'menu',
    printer: 'printer',
    search: 'search',
    share: 'share-2',
    sliders: 'sliders-horizontal',
    user: 'user',
    users: 'users',
    utensils: 'utensils',
    x: 'x',
  },
  {
    'arrow-left': 'arrow-left',
    'arrow-right': 'arrow-right',
    building: 'building-complex',
    'chevron-right': 'chevron-right',
    'circle-alert': 'circle-alert',
    'circle-check': 'circle-check',
    file: 'file-text',
    info: 'info',
    locate: 'locate',
    'log-out': 'log-out',
    mail: 'mail',
    plus: 'plus',
    'triangle-alert': 'triangle-alert',
    'wifi-off': 'wifi-off',
  },
] as const;

type Names<List> = List extends unknown ? keyof List : never;
export type IconName = Names<(typeof ICON_LISTS)[number]>;

export const ICON_NAMES = ICON_LISTS.flatMap((list) => Object.keys(list)) as IconName[];
