import { pagePath } from '../../shared/paths.ts';
import type { TextSection } from './text.ts';

/** Legal basis of all that a contract needs. */
export const CONTRACT =
  'Serve per il servizio che chiedi: contratto e passi che lo preparano (art. 6, par. 1, lett. b).';

/** The same for applications, answers and people of an employer. */
export const APPLICATION_DATA: TextSection['blocks'] = [
  { heading: 'Candidature' },
  {
    facts: [
      [
        'Che cosa',
        'L’offerta, il tuo account o, senza account, il nome con il telefono o l’email; i requisiti che segni e le risposte alle domande dell’offerta, il messaggio se lo scrivi, il CV se lo alleghi (il file, il suo nome, il formato e la dimensione), lo stato con le sue date.',
      ],
      ['Perché', 'Per farla arrivare a chi ha pubblicato l’offerta.'],
      ['Base giuridica', CONTRACT],
      [
        'Per quanto',
        'Fino a 6 mesi dopo la fine dell’offerta; poi si cancella da sola, con il CV. Se la ritiri, il CV non lo apre più nessun altro, e dopo 7 giorni, in cui puoi annullare, si cancella. Se la elimini, sparisce subito per chi l’ha ricevuta, e dopo 7 giorni anche dal database. Prima, se tu o chi ha pubblicato l’offerta eliminate l’account. Senza account, se non premi il link che ti mandiamo si cancella dopo 7 giorni.',
      ],
      [
        'Chi li vede',
        'Chi ha pubblicato l’offerta riceve, anche per email se l’ha confermata, il tuo nome, quello che hai scritto e segnato, e il telefono se l’hai lasciato, e da quel momento ne risponde per conto suo. Dopo l’accesso vede anche la tua email, lo stato, la riga che ha aggiunto alla risposta e il CV, che può scaricare, finché non ritiri o elimini la candidatura. Lo stesso vedono le persone che ha invitato a lavorare alle sue offerte, finché ci lavorano. Nessun altro apre il CV.',
      ],
    ],
  },

  { heading: 'CV e messaggio conservati' },
  {
    facts: [
      [
        'Che cosa',
        'Se spunti “Conserva quello che invii per la prossima volta”: un CV (il file, il suo nome, il formato e la dimensione), l’ultimo messaggio, quando li hai usati.',
      ],
      ['Perché', 'Per non doverli scegliere e riscrivere a ogni candidatura.'],
      ['Base giuridica', 'Il tuo consenso (art. 6, par. 1, lett. a), che puoi ritirare quando vuoi.'],
      [
        'Per quanto',
        `Finché li elimini da [Il tuo account](${pagePath.account()}), o finché non li usi per 12 mesi. Le candidature già inviate hanno copie loro.`,
      ],
      ['Chi li vede', 'Solo tu.'],
    ],
  },

  { heading: 'Risposte alle candidature' },
  {
    facts: [
      [
        'Che cosa',
        'La risposta di chi ha pubblicato l’offerta, con il motivo se lo sceglie, quando l’ha data e con quale account; se non c’è dopo 14 giorni, quando l’abbiamo chiesta e te l’abbiamo detto; per ogni account da cinque candidature in poi, a quante ha risposto e in quanto tempo.',
      ],
      ['Perché', 'Per dire a chi si candida a che punto è, e a tutti se chi cerca personale risponde.'],
      ['Base giuridica', CONTRACT],
      ['Per quanto', 'Quanto le candidature; il conteggio si rifà ogni notte da quelle che ci sono.'],
      [
        'Chi li vede',
        'La risposta, chi si è candidato e chi l’ha data; da quale persona viene, solo chi lavora alle offerte. Il conteggio tutti, sulla pagina dell’offerta.',
      ],
    ],
  },

  { heading: 'Persone che lavorano alle offerte di altri' },
  {
    facts: [
      [
        'Che cosa',
        'Chi invita, l’email invitata, che cosa la persona può fare, quando è stata invitata e quando ha accettato. Di quello che fa per chi l’ha invitata: il suo nome di allora, che cosa e quando.',
      ],
      ['Perché', 'Per lavorare in più persone alle stesse offerte, e sapere chi ha fatto che cosa.'],
      [
        'Base giuridica',
        `${CONTRACT} Per sapere chi ha fatto che cosa, l’interesse legittimo di chi offre il lavoro (lett. f).`,
      ],
      [
        'Per quanto',
        'Finché la persona smette o viene tolta, oppure uno dei due account viene eliminato; un invito 14 giorni; quello che ha fatto 12 mesi.',
      ],
      [
        'Chi li vede',
        'Chi ha invitato e la persona invitata. Chi ha risposto a una candidatura lo leggono anche le altre persone dello stesso datore di lavoro; chi si è candidato no.',
      ],
    ],
  },
];
