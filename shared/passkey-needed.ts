/** Refusal of an administrator whose session rests on the password alone. */
export const PASSKEY_NEEDED =
  'Per moderare serve una passkey: aggiungila in “Il tuo account”, poi confermala nella pagina della moderazione.';
