import { LEAVING_DAYS } from '../../shared/account-state.ts';
import { pagePath } from '../../shared/paths.ts';
import type { HelpGroup } from './help-types.ts';

export const HELP_ACCOUNT: HelpGroup = {
  id: 'account',
  title: 'Account e Registrazione',
  questions: [
    {
      question: 'Devo registrarmi per cercare lavoro?',
      answer: `No. Cercare, leggere le offerte e salvarle sul tuo dispositivo non richiede un account. Serve per candidarti e per pubblicare offerte: [registrati qui](${pagePath.register()}), è gratis.`,
    },
    {
      question: 'Quanto costa un account?',
      answer:
        'Niente, né per chi cerca lavoro né per le aziende. Non chiediamo una carta e non c’è un periodo di prova che scade.',
    },
    {
      question: 'Che differenza c’è tra Lavoratore e Azienda?',
      answer:
        'Poca: entrambi possono candidarsi e pubblicare. Con un account Azienda il tuo nome viene proposto come nome dell’azienda quando scrivi un’offerta, e nelle pagine delle offerte trovi il pulsante per sfogliare i candidati.',
    },
    {
      question: 'Quali dati servono per registrarmi?',
      answer: `Nome (o nome dell’azienda), email e una password di almeno 6 caratteri. La password non la conosciamo neanche noi: ne teniamo un’impronta da cui non si può ricavare. Il resto è nella pagina [Privacy](${pagePath.privacy()}).`,
    },
    {
      question: 'Ho dimenticato la password: come faccio?',
      answer: `Vai su [Password dimenticata](${pagePath.forgotPassword()}) e scrivi la tua email. Ricevi un link per sceglierne una nuova: vale un’ora e una volta sola. Con la nuova password esci da tutti i dispositivi e accedi di nuovo.`,
    },
    {
      question: 'Che cos’è una passkey?',
      answer: `Una chiave custodita dal tuo telefono o computer: accedi con l’impronta, il volto o il codice di sblocco invece che con la password. La aggiungi da [Il tuo account](${pagePath.account()}), dove puoi anche rinominarla e rimuoverla; la password continua a valere. Una nuova password non la cancella. Se perdi il dispositivo accedi con la password e rimuovi la sua passkey.`,
    },
    {
      question: 'Il sito dice che esiste già un account con la mia email',
      answer: `Ogni email ha un solo account: probabilmente ti sei già registrata/o. Prova ad [accedere](${pagePath.login()}) o a [scegliere una nuova password](${pagePath.forgotPassword()}).`,
    },
    {
      question: 'Per quanto tempo resto collegata/o?',
      answer: `Sette giorni su quel dispositivo, poi accedi di nuovo. Su un computer che usano altri premi “Esci” quando hai finito. Nella pagina [Il tuo account](${pagePath.account()}) vedi dove sei collegata/o e puoi far uscire un dispositivo, o tutti.`,
    },
    {
      question: 'Come cambio nome, email o password?',
      answer: `Da [Il tuo account](${pagePath.account()}), che trovi nel menu sotto il tuo nome. Una nuova email vale da quando apri il link che ti mandiamo e confermi.`,
    },
    {
      question: 'Come elimino l’account?',
      answer: `Da [Il tuo account](${pagePath.account()}), in fondo: serve la password. Offerte, profilo e candidature inviate spariscono subito dal sito, e ti mandiamo una email con la data. Hai ${LEAVING_DAYS} giorni per ripensarci: accedi e premi “Annulla eliminazione”, e tutto torna com’era. Poi cancelliamo tutto e non si può recuperare; con la stessa email puoi aprire un account nuovo.`,
    },
    {
      question: 'Come scarico i miei dati?',
      answer: `Da [Il tuo account](${pagePath.account()}), “Scarica i tuoi dati”: è un file JSON con tutto quello che teniamo su di te. Conferma prima la tua email: così c’è anche quello che è legato solo all’indirizzo.`,
    },
    {
      question: 'Il mio account è sospeso: che cosa posso fare?',
      answer: `La regola e i fatti sono scritti in [Il tuo account](${pagePath.account()}). Puoi accedere, scaricare i tuoi dati ed eliminare l’account; offerte e profilo non si vedono, e non puoi pubblicare, candidarti o scrivere. Se pensi che sia un errore [scrivici](${pagePath.contact()}): riesaminiamo la decisione.`,
    },
    {
      question: 'Credo che qualcuno usi il mio account',
      answer: `[Scegli subito una nuova password](${pagePath.forgotPassword()}): chi è collegato da altri dispositivi viene fatto uscire. Quali sono lo vedi in [Il tuo account](${pagePath.account()}): lì rimuovi anche le passkey che non riconosci, perché con la nuova password restano. Poi [scrivici](${pagePath.contact()}), così controlliamo che cosa è stato pubblicato.`,
    },
  ],
};
