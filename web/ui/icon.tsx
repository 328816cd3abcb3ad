import { classNames } from './class-names.ts';

/** UnoCSS finds the classes in this file: every icon of the product stands here, and each costs about 100 bytes of CSS. */
const ICON_CLASSES = {
  'arrow-left': 'i-lucide-arrow-left',
  'arrow-right': 'i-lucide-arrow-right',
  bed: 'i-lucide-bed',
  bell: 'i-lucide-bell',
  briefcase: 'i-lucide-briefcase',
  building: 'i-lucide-building-2',
  calendar: 'i-lucide-calendar',
  check: 'i-lucide-check',
  'chevron-down': 'i-lucide-chevron-down',
  'chevron-right': 'i-lucide-chevron-right',
  'circle-alert': 'i-lucide-circle-alert',
  'circle-check': 'i-lucide-circle-check',
  clock: 'i-lucide-clock',
  euro: 'i-lucide-euro',
  file: 'i-lucide-file-text',
  flag: 'i-lucide-flag',
  heart: 'i-lucide-heart',
  'heart-filled': 'i-valle-heart-filled',
  info: 'i-lucide-info',
  locate: 'i-lucide-locate',
  'log-out': 'i-lucide-log-out',
  mail: 'i-lucide-mail',
  'map-pin': 'i-lucide-map-pin',
  menu: 'i-lucide-menu',
  plus: 'i-lucide-plus',
  printer: 'i-lucide-printer',
  search: 'i-lucide-search',
  share: 'i-lucide-share-2',
  sliders: 'i-lucide-sliders-horizontal',
  'triangle-alert': 'i-lucide-triangle-alert',
  user: 'i-lucide-user',
  users: 'i-lucide-users',
  utensils: 'i-lucide-utensils',
  'wifi-off': 'i-lucide-wifi-off',
  x: 'i-lucide-x',
} as const;

export type IconName = keyof typeof ICON_CLASSES;

export const ICON_NAMES = Object.keys(ICON_CLASSES) as IconName[];

/** A decorative icon in the colour and size of the text around it. Meaning belongs in the text or in the control's name. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return <span aria-hidden="true" className={classNames('icon', ICON_CLASSES[name], className)} />;
}
