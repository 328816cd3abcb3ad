/**
 * Every icon of the product, with its name in Lucide. Each list becomes one picture (`web/icon-sprites.ts`); the first list
 * has the icons of pages that show offers, and is inlined in their documents.
 */
export const ICON_LISTS = [
  {
    bed: 'bed',
    bell: 'bell',
    calendar: 'calendar',
    'chevron-down': 'chevron-down',
    clock: 'clock',
    euro: 'euro',
    heart: 'heart',
    'heart-filled': 'heart',
    'map-pin': 'map-pin',
    menu: 'menu',
    search: 'search',
    sliders: 'sliders-horizontal',
    user: 'user',
    users: 'users',
    utensils: 'utensils',
    x: 'x',
  },
  {
    'arrow-left': 'arrow-left',
    'arrow-right': 'arrow-right',
    briefcase: 'briefcase',
    building: 'building-complex',
    check: 'check',
    'chevron-right': 'chevron-right',
    'circle-alert': 'circle-alert',
    'circle-check': 'circle-check',
    file: 'file-text',
    flag: 'flag',
    info: 'info',
    locate: 'locate',
    'log-out': 'log-out',
    mail: 'mail',
    plus: 'plus',
    printer: 'printer',
    share: 'share-2',
    'triangle-alert': 'triangle-alert',
    'wifi-off': 'wifi-off',
  },
] as const;

type Names<List> = List extends unknown ? keyof List : never;
export type IconName = Names<(typeof ICON_LISTS)[number]>;

export const ICON_NAMES = ICON_LISTS.flatMap((list) => Object.keys(list)) as IconName[];
