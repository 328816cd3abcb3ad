/** An invented advert; `kind` says how a dishonest one cheats. */
type Advert = { readonly kind: string; readonly title: string; readonly text: string };

// Written by somebody who did not know the rules.
const DISHONEST_ADVERTS = `
money | Cameriere stagione invernale | Cerchiamo camerieri per hotel a Ponte di Legno, vitto e alloggio compresi. Per bloccare il posto è richiesta una quota di iscrizione di 45 euro, da versare prima del colloquio.
money | OPERAI EDILI SUBITO | SI CERCANO MURATORI E MANOVALI ANCHE PRIMA ESPERIENZA, PAGA 1700 NETTI. IL KIT SICUREZZA (CASCO SCARPE IMBRAGO) COSTA 120 EURO E VA PAGATO ANTICIPATO DAL LAVORATORE
money | Assistente anziani a domicilio | Selezioniamo badanti per famiglie di Breno e Esine. L'assunzione avviene dopo il nostro corso obbligatorio, costo 290 € a carico della candidata, rimborsati forse dopo sei mesi.
money | lavapiatti con alloggio | posto di lavapiatti con camera in rifugio, giugno settembre. ci mandi 150 euro di caparra per la stanza e le confermiamo il contratto, senza caparra niente posto
money | Lavoratori dall'estero per raccolta mele | Offriamo contratto stagionale in azienda agricola a cittadini extra UE. Le spese di pratica per il visto e il nulla osta sono 900 euro, metà subito e metà quando arriva il documento.
money | Commessa negozio Darfo | Cercasi commessa bella presenza per nuova apertura a Darfo. X attivare la procedura di assunzione devi fare una ricarica postepay di 30 euro, poi ti chiamiamo noi x il contratto.
money | Addetto magazzino full time | Assunzione immediata, turni diurni, 1.550 euro al mese. Come prova di serietà il candidato acquista una carta regalo da 50 euro e ci invia il codice per email; l'importo sarà reso con la prima busta paga.
money | Saldatore a filo | Officina in bassa valle assume saldatori. Le spese di segreteria, 60 euro, si pagano in bitcoin o altra criptovaluta al momento della domanda. Seguirà convocazione.
money | Receptionist albergo | Per inserirti nella lista delle receptionist che proponiamo agli alberghi della valle chiediamo un contributo unico di € 35,00 + iva. Bonifico anticipato e poi ricevi tutti i contatti degli hotel che assumono.
money | Aiuto cuoco anche senza esperienza | Ristorante cerca aiuto cuoco. La divisa e il libretto sanitario li anticipi tu: 85 euro da versare sul conto che ti comunichiamo, prima di cominciare. Chi non paga non viene chiamato
premium | Cuoco per baita | Cercasi cuoco capace per baita sulle piste, ottimo stipendio. Per informazioni e candidature telefonare al 899 000 412, attivo tutti i giorni fino alle 22.
premium | Cameriera ai piani | Hotel 3 stelle assume cameriere ai piani per Natale. Chiama l'89.90.00.317 e segui le istruzioni della voce registrata per lasciare i tuoi dati.
premium | AUTISTA PATENTE C | DITTA DI TRASPORTI CERCA AUTISTI CON CQC PER LA VALLE. TELEFONARE SUBITO ALLO 892-000-56, NON SI RISPONDE ALLE EMAIL
premium | Barista | bar in centro a Edolo cerca barista anche apprendista. x fissare colloquio tel. 895 00 01 233 (costo max 12 euro a chiamata)
premium | Fabbro carpentiere | Carpenteria metallica ricerca fabbro con esperienza, contratto a tempo indeterminato. L'ufficio selezione risponde al numero 199.000.718 in orario continuato.
premium | Operatrice OSS | Selezioniamo OSS per strutture della zona. Il primo colloquio si svolge per telefono: comporre 166 - 000 - 924 e restare in linea almeno dieci minuti.
premium | lavoro in stalla | azienda agricola cerca persona x mungitura e stalla, alloggio gratis. chiamare il numero 178 00 00 365 chiedere dell'ufficio personale
premium | Addetti vendita | Posti disponibili in supermercato di prossima apertura. Per sapere la data della selezione chiama il nostro centralino: 8 9 9 - 0 0 0 - 5 5 1. Pochi posti rimasti.
premium | Muratore finito | Impresa cerca muratori finiti per cantieri in alta Valcamonica, si parte lunedi. Info contratto e paga: ottonovantanove (899) 00.02.06, solo da telefono fisso o cellulare italiano.
premium | Animatori estate | Cerchiamo 15 animatori per villaggio turistico, anche minorenni con consenso. Mandaci LAVORO al 48000, servizio in abbonamento, oppure parla con un'operatrice al +39 895.000.88.14
offsite | Personale di sala | Cerchiamo personale di sala per la stagione, ottima retribuzione. Per candidarsi scrivere esclusivamente su WhatsApp al 351 0004417, non rispondiamo alle chiamate né alle mail.
offsite | lavoro urgente | lavoro serio zona Darfo Boario, posti limitati. contattami solo su telegram @lavorovalle_sub e ti spiego tutto li
offsite | Collaboratori varie mansioni | Azienda in espansione seleziona 8 collaboratori in Valle Camonica. Scrivi INFO in direct sulla nostra pagina Instagram, è l'unico modo per essere presi in considerazione.
offsite | ADDETTI PULIZIE | CERCHIAMO ADDETTI PULIZIE PER APPARTAMENTI TURISTICI. NO TELEFONATE NO CURRICULUM, SOLO MESSAGGIO WHATSAPP 344 0009120 CON SCRITTO PULIZIE
offsite | Aiuto in negozio | Piccolo negozio cerca aiuto per il pomeriggio. Il colloquio si fa in chat su Messenger, aggiungeteci tra gli amici e vi rispondiamo lì, altri contatti non ne diamo.
offsite | Baby sitter / badante | Famiglia benestante cerca persona fidata per casa e nonna, 1800 euro al mese. Siamo spesso all'estero quindi si parla soltanto via Signal al 370 0001185.
offsite | Manovale | Serve manovale da subito. Entra nel gruppo t.me/cantieri_adesso per candidarti, le richieste mandate dal portale non vengono lette.
offsite | Selezione hostess | Per eventi e fiere selezioniamo hostess e steward. Unico canale: wazzap al numero tre nove due 000 45 61, manda foto e ti diciamo dove e quando.
offsite | raccolta frutta | cercasi gente x raccolta piccoli frutti e mele. clicca wa.me/393510008842 e scrivi il tuo nome, il resto lo diciamo in privato, non chiamare
offsite | Magazziniere turno notte | Ricerchiamo magazziniere notturno. La responsabile segue le candidature unicamente su Viber e TikTok: mandale un messaggio privato, il nome dell'azienda viene comunicato dopo.
gains | Guadagna da casa | Vuoi guadagnare da casa senza fatica? Bastano 30 minuti al giorno con il cellulare e arrivi facilmente a 3000 euro al mese, senza esperienza e senza capo.
gains | Rendita passiva | Ti piacerebbe avere un'entrata automatica anche mentre dormi? Con il nostro sistema crei una rendita passiva in poche settimane, la libertà finanziaria è a portata di mano.
gains | Team in crescita | Entra nella nostra squadra di network marketing: inviti cinque amici, loro ne invitano altri cinque e tu guadagni su tutti i livelli. Niente limiti ai guadagni!!!
gains | METTI LIKE E GUADAGNI | SI CERCANO PERSONE PER METTERE MI PIACE AI VIDEO. 5 EURO A LIKE, PAGAMENTO OGNI SERA, ANCHE 200 EURO AL GIORNO DAL DIVANO
gains | Recensioni online | Pagamo chi scrive recensioni a cinque stelle per alberghi e ristoranti, non serve esserci stati. Da 15 a 25 euro l'una, ne puoi fare quante ne vuoi.
gains | Trading per tutti | Lascia il lavoro in fabbrica: il nostro mentore ti insegna il trading e copi le sue operazioni. Rendimento garantito del 10% a settimana, i nostri ragazzi fanno 400 euro al giorno.
gains | imbustamento a domicilio | cercasi persone x imbustare depliant a casa propria, 2 euro a busta, circa 600 euro la settimana lavorando quando si vuole. nessun titolo richiesto
gains | Assemblaggio penne | Lavoro comodo: monti penne e collanine davanti alla tv e guadagni fino a 1.900 euro mensili. Adatto a mamme, pensionati e studenti, soldi sicuri.
gains | Cambia vita | Io facevo la cameriera a 900 euro, adesso ne prendo 6mila lavorando due ore dal telefono. Se sei ambizioso e stufo dello stipendio fisso ti mostro come fare soldi veloci.
gains | Opportunità nel benessere | Diventa distributore indipendente di integratori e crea la tua rete di incaricati sotto di te. Già dal primo mese puoi incassare 500 € al giorno, auto in premio ai migliori, zero rischi.
mule | Agente di pagamento | Ditta estera cerca referenti in Italia: ricevi sul tuo conto i bonifici dei nostri clienti, tieni il 7% e giri il resto dove ti indichiamo. Impegno minimo.
mule | Ricezione pacchi a casa | Cerchiamo persone che ricevano pacchi al proprio indirizzo, cambino l'etichetta e li rispediscano all'estero. 30 euro per ogni pacco, nessun controllo orario.
mule | hai una postepay? | se hai una postepay evolution che non usi te la affitto a 200 euro al mese, ci passano solo i soldi di alcuni amici. serieta e discrezione
mule | Collaboratore amministrativo da remoto | Il collaboratore apre un conto corrente a suo nome, vi accredita gli incassi della società e trasferisce le somme ai fornitori. Compenso 900 euro fissi più una percentuale sui movimenti.
mule | ASSISTENTE SPEDIZIONI DA CASA | TI ARRIVANO A CASA TELEFONI E COMPUTER, LI CONTROLLI E LI INOLTRI AD ALTRO INDIRIZZO CON ETICHETTA CHE MANDIAMO NOI. 1400 MENSILI, LAVORO FACILE
mule | Prelievi e versamenti | Serve persona di fiducia con conto in banca attivo. Riceverà accrediti da terzi, preleverà in contanti al bancomat e consegnerà l'importo a un nostro incaricato trattenendo 100 euro.
mule | Convertitore valuta | Offriamo collaborazione: noi ti mandiamo denaro sul tuo iban, tu compri criptovaluta e la spedisci al nostro portafoglio. Guadagni il 5% di ogni operazione, basta lo smartphone.
mule | Punto di appoggio merci | Famiglia o pensionato in valle che sia spesso in casa per ritirare corrieri a nome di altre persone. La merce poi va rispedita con il tuo nome come mittente, paghiamo 25 euro a collo
mule | Lavoretto per studenti | Hai 18 anni e una carta ricaricabile? Ci presti carta e pin per un mese e prendi 300 euro, non devi fare niente. Cerchiamo anche chi porta compagni di scuola.
mule | Intermediario incassi hotel | Agenzia che affitta case vacanza cerca intermediario: gli acconti degli ospiti arrivano sul tuo conto personale e tu li rimandi al proprietario con money transfer. La tua commissione è dell'8 %.
identity | Operaio di produzione | Assumiamo operai da subito. Per candidarsi inviare fronte e retro della carta d'identità e codice fiscale, il colloquio verrà fissato in seguito.
identity | Badante convivente | Famiglia cerca badante per nonna a Capo di Ponte. Prima di sentirci mandi foto del documento, della tessera sanitaria e l'IBAN così prepariamo il contratto.
identity | Impiegata part time | Ufficio seleziona impiegata anche senza esperienza. Insieme alla domanda servono le credenziali SPID per la verifica dei requisiti, senza non si procede alla selezione.
identity | CAMERIERI E CUOCHI | MANDARE SUBITO COPIA DOCUMENTO, COD FISCALE E COORDINATE BANCARIE PER PRENOTARE IL POSTO. SENZA DOCUMENTI NON SI FA NESSUN COLLOQUIO
identity | Custode villa | Cercasi custode per villa, 1600 euro piu alloggio. Candidatura valida solo con selfie tenendo in mano la carta di identita aperta e foto del bancomat davanti
identity | Addetto imballaggio | Inserimento rapido senza colloquio: basta inviare scansione del passaporto o permesso di soggiorno, codice fiscale e numero di conto a questo annuncio e ti mandiamo la lettera di assunzione.
identity | aiuto pizzaiolo | x lavorare da noi manda prima la foto della c.i. davanti e dietro, cf e estratto conto ultimi 3 mesi, poi valutiamo se chiamarti
identity | Selezione giardinieri | Per la preselezione dei giardinieri chiediamo di compilare il modulo con nome da nubile della madre, numero della carta d'identità, dati del conto bancario e codice OTP ricevuto per sms.
identity | Commesso anche primo impiego | La tua candidatura viene esaminata soltanto dopo l'invio di copia della patente, tessera del codice fiscale e ultima busta paga. Il nome del negozio sarà comunicato ai candidati idonei.
identity | Pulizie uffici serali | Cerchiamo una persona per pulizie serali. Dobbiamo fare subito la comunicazione di assunzione, quindi anticipaci via mail documento, IBAN e accesso SPID e ci conosciamo poi con calma il primo giorno.
`;

/** Real work in words that frauds use too. */
const HONEST_ADVERTS = `
Cassiera supermercato | Cerchiamo cassiera per punto vendita a Darfo, 24 ore settimanali. Si occuperà dei pagamenti in contanti e con carta, della chiusura cassa e del versamento serale dell'incasso.
Cameriere di sala | Ristorante a Ponte di Legno cerca cameriere per l'inverno, 1.500 euro netti più mance. Vitto e alloggio gratuiti, giorno libero il martedì. Tel. 0364 000215.
Muratore | Impresa edile di Breno assume muratore con esperienza, contratto edilizia industria. Stipendio pagato con bonifico entro il 10 del mese, straordinari retribuiti.
Receptionist stagionale | Hotel quattro stelle cerca receptionist con inglese e tedesco. Mansioni: check-in, registrazione dei documenti d'identità degli ospiti sul portale alloggiati, incasso delle caparre e della tassa di soggiorno.
Autista consegne | Cercasi autista patente B per consegna pacchi in alta valle, furgone aziendale. Circa 90 consegne al giorno, a volte si incassa il contrassegno. Chiamare il 347 0002216 o mandare curriculum.
Magazziniere con muletto | Azienda di logistica in bassa valle cerca addetto che riceva i pacchi, controlli le bolle e prepari le spedizioni. Il patentino del muletto lo paghiamo noi.
Impiegata contabile | Studio commercialista di Darfo cerca contabile per prima nota, riconciliazione dei conti correnti dei clienti, F24 e bonifici ai fornitori. RAL 24-27mila euro.
OSS per casa di riposo | RSA cerca 2 OSS su turni, contratto a tempo indeterminato. Allegare al curriculum copia dell'attestato di qualifica. Colloqui in sede con la coordinatrice.
Badante convivente | Famiglia di Esine cerca badante per signora di 86 anni, paga da contratto nazionale livello CS, contributi regolari. Non chiediamo denaro a nessuno e ci si conosce di persona a casa nostra.
Segretaria scuola sci | Scuola sci cerca segretaria dicembre-aprile. Raccoglie le iscrizioni ai corsi, incassa le quote dei soci e gestisce il calendario dei maestri. Anche su WhatsApp, per mail o allo 0364 000431.
Addetto palestra | Palestra cerca addetto alla reception: accoglienza, rinnovo abbonamenti, quota di iscrizione dei nuovi clienti e certificati medici. Part time serale, 700 euro circa.
commessa negozio regalo | negozio di articoli da regalo cerca commessa x dicembre. vendita, confezioni e buoni regalo, uso della cassa e del pos. portare curriculum in negozio
Agente assicurativo junior | Agenzia di assicurazioni cerca collaboratore per ufficio di Edolo. Fisso di 1.100 euro più provvigioni sulle polizze, formazione e iscrizione all'albo a nostro carico.
Venditore serramenti | Ditta di serramenti cerca agente per Valcamonica e Sebino. Fisso mensile con rimborso spese e commissione del 4% sul venduto, portafoglio clienti gia avviato.
SALDATORE TIG | OFFICINA CERCA SALDATORE TIG CON PATENTINO IN CORSO DI VALIDITA. PAGA 1900 NETTI, BUONI PASTO, CORSI DI AGGIORNAMENTO PAGATI DALLA DITTA. TEL 0364.000877
Tornitore CNC | Azienda metalmeccanica cerca tornitore CNC, turni 6-14 e 14-22. Livello C2, premio di risultato fino a 1.166 euro annui e mensa interna.
Operaio forgia | Stabilimento di stampaggio a caldo cerca operaio da formare. Scarpe, casco e tuta forniti gratuitamente, nessuna spesa per il lavoratore. Dopo sei mesi indeterminato.
Aiuto cuoco rifugio | Rifugio a 1.990 metri cerca aiuto cuoco da metà giugno a settembre. Camera e pasti inclusi senza trattenute, si scende il mercoledì. Lassù il telefono prende poco, meglio scrivere una mail.
Guardiano diga e sentieri | Cooperativa cerca due operai forestali per manutenzione sentieri fino a quota 1.899. Serve patentino motosega, se manca il corso lo paga la cooperativa.
Pizzaiolo | Pizzeria storica, aperta dal 1895, cerca pizzaiolo capace forno a legna. 1.800 euro netti, domenica sera chiuso. Chiamare dopo le 15 al 338 0001995.
Cameriera ai piani | Albergo di 89 camere cerca cameriera ai piani, 40 ore su sei giorni. Possibile alloggio in stanza doppia con trattenuta di 80 euro mensili in busta paga.
Impiegato bancario categorie protette | Istituto di credito locale ricerca addetto allo sportello: apertura conti correnti, carte prepagate, bonifici, consulenza alla clientela. Diploma o laurea in economia.
Collaboratrice domestica | Cerchiamo collaboratrice domestica a Boario, 12 ore la settimana, 9 euro l'ora in regola. Ci puo chiamare o scrivere anche su WhatsApp al 349 0003308, oppure passare la sera.
Lavoro da casa: traduzioni | Agenzia turistica cerca traduttore italiano-tedesco per schede di sentieri, lavoro da casa a partita IVA o collaborazione. Pagamento a cartella, 18 euro, fattura a 30 giorni.
Centralinista in smart working | Ambulatorio cerca centralinista part time, due giorni da casa e tre in sede a Breno. Computer e cuffie li diamo noi. 850 euro netti per 20 ore.
Mungitore | Azienda agricola con 60 vacche cerca mungitore, mattina e sera. 1.650 euro, alloggio gratis con bollette comprese, contratto agricolo. Per vedere la stalla telefonare al 333 0004471.
Raccolta piccoli frutti | Da luglio cerchiamo raccoglitori per lamponi e mirtilli, paga provinciale agricola circa 8,90 l'ora. Pagamento a fine mese su conto o assegno, guanti e cestini nostri.
Casaro | Caseificio cerca casaro o aiuto casaro per malga e laboratorio. Il libretto sanitario HACCP lo facciamo fare noi a nostre spese.
Addetto skipass | Biglietteria impianti cerca addetti per vendita skipass, rimborsi e deposito cauzionale delle tessere. Contratto stagionale con premio di fine stagione di 400 euro.
Noleggio sci | Noleggio a Temù cerca ragazzo/a per consegna attrezzatura. Si ritira un documento o una cauzione dal cliente e si registra il pagamento. Skipass stagionale compreso.
Portiere di notte | Hotel in centro cerca portiere notturno, 22-6. Deve custodire documenti degli ospiti, chiudere i conti del giorno e preparare le ricevute. Maggiorazione notturna da contratto.
Barista apprendista | bar a Malegno cerca apprendista barista anche senza esperienza, ti insegniamo noi. 6 giorni, mance divise tra tutti. vieni di persona o chiama 0364 000119
Elettricista | Ditta impianti elettrici assume elettricista, patente B. Trasferte pagate a parte, 46 euro al giorno, attestati sicurezza aggiornati dall'azienda.
Educatrice asilo nido | Cooperativa sociale cerca educatrice. Alla domanda vanno allegati il titolo di studio e l'eventuale certificato di primo soccorso, i documenti d'identità si porteranno alla firma del contratto.
Consulente fiscale CAF | CAF cerca operatore per la campagna 730 da aprile a luglio. Si raccolgono documenti, codici fiscali e CU degli utenti; aiuto alle persone con lo SPID. Formazione pagata.
Addetta sportello pratiche auto | Agenzia pratiche auto cerca impiegata: passaggi di proprietà, bolli, incasso dei diritti e copie dei documenti dei clienti. Orario 8.30-12.30, 14.30-18.
Farmacista | Farmacia di paese cerca farmacista iscritto all'ordine, anche neolaureato. La quota annuale dell'ordine la rimborsiamo noi. Superminimo di 200 euro.
Parrucchiera | Salone a Pisogne cerca parrucchiera con qualifica. Fisso più percentuale sulla vendita dei prodotti, corsi di taglio pagati due volte l'anno. Contatti: negozio, telefono 320 0001166 o Instagram.
Social media per hotel | Gruppo di tre alberghi cerca addetto comunicazione: foto, post su Instagram e Facebook, risposta alle recensioni degli ospiti. Part time 1.000 euro, candidature via mail o in reception.
Maestro di sci tedesco | Cerchiamo maestri di sci abilitati con lingua tedesca. Compenso 32 euro l'ora di lezione, più premio Natale e Carnevale; la divisa la dà la scuola in comodato senza cauzione.
Bagnino | Piscina comunale cerca assistente bagnanti giugno-agosto. Brevetto da allegare in copia; a chi non ce l'ha il Comune rimborsa metà del corso a fine stagione.
Escavatorista | Impresa movimento terra cerca escavatorista capace, zona Edolo-Vezza. Da 2.000 a 2.300 netti secondo esperienza, ogni ora oltre le 40 pagata in più.
Autista scuolabus | Cercasi autista con patente D e CQC persone per scuolabus, anche pensionato. 4 ore al giorno, 780 euro. Il rinnovo della CQC lo paga l'azienda.
Portalettere | Si cercano portalettere a tempo determinato per recapito di lettere, raccomandate e pacchi nei comuni dell'alta valle. Motomezzo aziendale, circa 1.400 euro netti.
Addetto punto ritiro | Edicola con punto ritiro pacchi cerca aiuto al mattino: ricevere i colli dai corrieri, consegnarli ai clienti con codice, fare ricariche telefoniche e pagamento bollettini.
Tabaccheria cerca commesso | Tabaccheria ricevitoria cerca commesso affidabile. Vende valori bollati, ricarica carte prepagate dei clienti, paga vincite. Non serve versare nulla, solo voglia di lavorare.
GEOMETRA DI CANTIERE | IMPRESA CERCA GEOMETRA PER CONTABILITA LAVORI, COMPUTI E SICUREZZA. AUTO AZIENDALE, RAL 30.000. INVIARE CV VIA MAIL, NO ALLEGATI CON DOCUMENTI PERSONALI GRAZIE
Infermiere domiciliare | Cooperativa cerca infermieri per assistenza domiciliare, anche libera professione. 25 euro lordi a prestazione, rimborso chilometrico 0,40. Iscrizione OPI necessaria.
Animatrice RSA | Casa di riposo cerca animatrice 18 ore. Laboratori, tombola con piccoli premi, gite con gli ospiti e i parenti. Telefono ufficio personale 0364 899 000.
Ausiliaria pulizie | impresa di pulizie cerca signora x uffici e banca a Cividate, 17.30-20. Paga multiservizi, tredicesima e quattordicesima, il materiale lo diamo noi
Stagionale tutto incluso | Hotel con centro benessere cerca massaggiatrice. Fisso 1.300 euro e 10% sui trattamenti venduti, mance escluse. L'alloggio costa 120 € al mese, trattenuti in busta, non si versa niente prima.
Ufficio prenotazioni | Tour operator di montagna cerca addetta prenotazioni: risponde a clienti per telefono, mail e WhatsApp, verifica i bonifici di acconto e manda le conferme. Inglese buono.
Gestione case vacanza | Agenzia cerca persona per accogliere ospiti, consegnare chiavi, registrare passaporti e carte d'identità e restituire la cauzione alla partenza. Sabato e domenica, 80 euro al giorno in regola.
Ragioniere paghe | Consulente del lavoro cerca addetto paghe, circa 300 cedolini al mese. Si caricano IBAN dei dipendenti, F24 e comunicazioni obbligatorie. Anche prima esperienza dopo ragioneria.
Tirocinio in banca | Filiale cerca stagista per sei mesi, 600 euro di rimborso mensile. Affiancherà i gestori su mutui, investimenti e carte. Nessun obiettivo di vendita per i tirocinanti.
Promotore fibra porta a porta | Cerchiamo promoter per offerte internet in valle. 900 euro fissi garantiti, 25 euro a contratto attivato, assunzione da subito. Non è network marketing e non si compra niente.
Falegname | Falegnameria artigiana cerca falegname per scale e mobili su misura. Provare per credere: una settimana di prova pagata regolarmente. Chiedere di passare in bottega o chiamare il 335 0008950.
Boscaiolo | Ditta boschiva cerca boscaiolo con tesserino. Paga a giornata 110 euro lordi, DPI e motosega forniti. si lavora con teleferica sopra Borno
Macellaio banco | Macelleria cerca banconiere, taglio e servizio al cliente, cassa. 1.600 x 14 mensilità, domenica e mercoledi pomeriggio chiuso. Non si accettano candidature tramite agenzie a pagamento.
Panettiere notturno | Forno cerca panettiere, inizio ore 2. Stipendio 1.750 con indennità notturna. Chi non è del posto ha una stanza sopra il laboratorio a 100 euro mensili, spese comprese.
Fattorino ristorante | Pizzeria da asporto cerca fattorino per la sera con scooter nostro. 7,50 l'ora più mance, si incassa alla consegna e a fine turno si consegna il fondo cassa.
Autista corriere | Corriere cerca autisti per la tratta Edolo-Brescia, ritiro e consegna colli presso aziende e privati. Contratto logistica G1, trasferta giornaliera, anticipo gasolio mai a carico dell'autista.
Guida museo | Parco archeologico cerca guide per gruppi scolastici. Chi sa il francese prende qualcosa in più. Biglietteria, vendita libri e buoni, incassi a fine giornata.
Impiegata associazione sportiva | ASD cerca segretaria 15 ore: tesseramenti, quote associative, certificati medici, ricevute. Inviare il CV alla mail o chiamare allo 0364 000166, dopo le 17 anche WhatsApp.
Istruttore di fitness | Centro sportivo cerca istruttore laureato in scienze motorie. 15 euro l'ora con contratto sportivo. L'abbonamento alla palestra per i collaboratori è gratuito.
Addetto lavanderia | Lavanderia industriale al servizio degli hotel cerca operaio, anche senza esperienza e senza italiano perfetto. Scarpe antinfortunistiche e visita medica pagate dalla ditta.
Lavoro serio, niente scherzi | Attenzione: qualcuno usa il nostro nome e chiede soldi per l'assunzione. Noi cerchiamo davvero due lattonieri, non chiediamo denaro né iban prima del contratto, il colloquio è in capannone.
Idraulico | Termoidraulica cerca idraulico o apprendista. Furgone, telefono e carta carburante aziendali; reperibilità facoltativa 25 euro a chiamata. Tel 0399 000123 sede, 0364 000784 filiale.
Carrozziere verniciatore | Carrozzeria cerca verniciatore esperto. 1.899 euro netti al mese per chi è autonomo, meno per chi va formato. Ferie due settimane ad agosto.
Montatore mobili | Mobilificio cerca montatore con patente B. Si consegna a casa dei clienti e si ritira il saldo con pos o assegno. Pranzo pagato.
Sarta | Laboratorio di abbigliamento da montagna cerca sarta. Dopo la prova di un mese, regolarmente retribuita, è possibile cucire alcuni capi a domicilio con contratto e macchina fornita da noi.
Grafico part time | Tipografia di Darfo cerca grafico per depliant e cataloghi, stampa e imbustamento in sede. 4 ore al mattino, 750 euro, qualche giornata da casa se serve.
Programmatore | Software house cerca sviluppatore per gestionali di alberghi e per un collegamento con i sistemi di pagamento. RAL fino a 38.000, lavoro da remoto tre giorni su cinque, colloquio in video o in ufficio.
Custode con alloggio | Condominio turistico cerca custode, anche coppia. Alloggio di servizio con canone trattenuto come da contratto portieri; ritira posta e pacchi dei condomini in portineria.
Assistente studio dentistico | Studio dentistico cerca assistente alla poltrona con attestato ASO, o da iscrivere al corso regionale a spese dello studio. Agenda, preventivi, pagamenti rateali dei pazienti.
Operatore ecologico | Si assumono due operatori per raccolta differenziata, patente C gradita. Straordinari pagati al 30% in piu, festivi al 50%. Presentarsi in sede con curriculum, la carta d'identita basta mostrarla all'ingresso.
Sommelier stagionale | Ristorante gourmet cerca sommelier. Ottimo guadagno tra stipendio, 2.000 euro, e mance; chi resta fino a Pasqua riceve un premio di 600. Telefono 0364 000892 interno 199.
Operai stranieri benvenuti | Allevamento cerca due operai con permesso di soggiorno valido o tramite decreto flussi. Le pratiche e il visto li segue e li paga l'azienda, il lavoratore non anticipa nulla.
Tata per due bambini | cerchiamo tata x due bimbi 3 e 6 anni, tre pomeriggi, 9 euro ora con libretto famiglia inps. scriveteci qui dal sito, oppure telefono o messaggio al 366 0007892
Addetto bar campo golf | Circolo cerca addetto bar per la bella stagione. I soci pagano con tessera prepagata, quindi si impara a ricaricarla e a fare lo scontrino. Uniforme fornita, lavata da noi, niente cauzione.
`;

const read = (rows: string, kinds: boolean): readonly Advert[] =>
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [kind = '', title = '', text = ''] = (kinds ? row : `honest | ${row}`).split(' | ');
      return { kind, title, text };
    });

export const DISHONEST: readonly Advert[] = read(DISHONEST_ADVERTS, true);
export const HONEST: readonly Advert[] = read(HONEST_ADVERTS, false);
