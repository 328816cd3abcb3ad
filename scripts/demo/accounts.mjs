/** The accounts of the demo data that anybody may use; `npm start` prints them. The employer publishes for several companies. */
export const DEMO_ACCOUNTS = /** @type {const} */ ([
  {
    role: 'user',
    label: 'Lavoratore',
    name: 'Chiara Bonettini',
    email: 'lavoratore@example.org',
    password: 'lavoratore-demo',
  },
  {
    role: 'employer',
    label: 'Azienda',
    name: 'Studio Selezione Concarena',
    email: 'azienda@example.org',
    password: 'azienda-demo',
  },
  { role: 'admin', label: 'Amministrazione', name: 'Redazione', email: 'admin@example.org', password: 'admin-demo' },
]);
