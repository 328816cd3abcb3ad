export const KNOWN_ADVERTS = `
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
offsite | Personale di sala | Cerchiamo personale di sala per la stagione, ottima retribuzione. Per candidarsi scrivere esclusivamente su WhatsApp al 351 0004417, non rispondiamo alle chiamate né alle mail.
offsite | Collaboratori varie mansioni | Azienda in espansione seleziona 8 collaboratori in Valle Camonica. Scrivi INFO in direct sulla nostra pagina Instagram, è l'unico modo per essere presi in considerazione.
offsite | ADDETTI PULIZIE | CERCHIAMO ADDETTI PULIZIE PER APPARTAMENTI TURISTICI. NO TELEFONATE NO CURRICULUM, SOLO MESSAGGIO WHATSAPP 344 0009120 CON SCRITTO PULIZIE
offsite | Aiuto in negozio | Piccolo negozio cerca aiuto per il pomeriggio. Il colloquio si fa in chat su Messenger, aggiungeteci tra gli amici e vi rispondiamo lì, altri contatti non ne diamo.
offsite | Baby sitter / badante | Famiglia benestante cerca persona fidata per casa e nonna, 1800 euro al mese. Siamo spesso all'estero quindi si parla soltanto via Signal al 370 0001185.
offsite | Manovale | Serve manovale da subito. Entra nel gruppo t.me/cantieri_adesso per candidarti, le richieste mandate dal portale non vengono lette.
offsite | Selezione hostess | Per eventi e fiere selezioniamo hostess e steward. Unico canale: wazzap al numero tre nove due 000 45 61, manda foto e ti diciamo dove e quando.
offsite | raccolta frutta | cercasi gente x raccolta piccoli frutti e mele. clicca wa.me/393510008842 e scrivi il tuo nome, il resto lo diciamo in privato, non chiamare
gains | Guadagna da casa | Vuoi guadagnare da casa senza fatica? Bastano 30 minuti al giorno con il cellulare e arrivi facilmente a 3000 euro al mese, senza esperienza e senza capo.
gains | Team in crescita | Entra nella nostra squadra di network marketing: inviti cinque amici, loro ne invitano altri cinque e tu guadagni su tutti i livelli. Niente limiti ai guadagni!!!
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
mule | Punto di appoggio merci | Famiglia o pensionato in valle che sia spesso in casa per ritirare corrieri a nome di altre persone. La merce poi va rispedita con il tuo nome come mittente, paghiamo 25 euro a collo
mule | Lavoretto per studenti | Hai 18 anni e una carta ricaricabile? Ci presti carta e pin per un mese e prendi 300 euro, non devi fare niente. Cerchiamo anche chi porta compagni di scuola.
mule | Intermediario incassi hotel | Agenzia che affitta case vacanza cerca intermediario: gli acconti degli ospiti arrivano sul tuo conto personale e tu li rimandi al proprietario con money transfer. La tua commissione è dell'8 %.
identity | Operaio di produzione | Assumiamo operai da subito. Per candidarsi inviare fronte e retro della carta d'identità e codice fiscale, il colloquio verrà fissato in seguito.
identity | Impiegata part time | Ufficio seleziona impiegata anche senza esperienza. Insieme alla domanda servono le credenziali SPID per la verifica dei requisiti, senza non si procede alla selezione.
identity | Custode villa | Cercasi custode per villa, 1600 euro piu alloggio. Candidatura valida solo con selfie tenendo in mano la carta di identita aperta e foto del bancomat davanti
identity | Addetto imballaggio | Inserimento rapido senza colloquio: basta inviare scansione del passaporto o permesso di soggiorno, codice fiscale e numero di conto a questo annuncio e ti mandiamo la lettera di assunzione.
identity | Pulizie uffici serali | Cerchiamo una persona per pulizie serali. Dobbiamo fare subito la comunicazione di assunzione, quindi anticipaci via mail documento, IBAN e accesso SPID e ci conosciamo poi con calma il primo giorno.
money | Camerieri stagione invernale | Selezioniamo 12 camerieri per alberghi dell'alta valle, stagione dicembre-aprile. Per bloccare il posto occorre versare 45 euro di quota iscrizione, che verranno restituiti con il primo stipendio.
money | OSS ANCHE SENZA TITOLO | CERCASI ASSISTENTI PER ANZIANI ANCHE PRIMA ESPERIENZA. IL CORSO DI 3 GIORNI E A CARICO DEL CANDIDATO (180 EURO ANTICIPATI), POI ASSUNZIONE SICURA IN STRUTTURA.
money | Assemblaggio penne a domicilio | Lavoro da casa per tutti, assembli le penne e noi le ritiriamo. Il kit iniziale costa 39,90 e lo paghi al corriere quando arriva, dopo di che cominci subito a lavorare.
money | Muratore per cantiere in Svizzera | Cantiere oltre confine, paga 4200 franchi al mese, vitto e alloggio inclusi. Per la pratica del permesso servono 250 € da anticipare al nostro incaricato, senza la pratica pagata non si parte.
money | commessa negozio abbigliamento | cerchiamo commessa anche senza esperienza x negozio nuova apertura a Darfo. la divisa la compri prima tu da noi, sono 85 euro, poi ti facciamo iniziare la prova
money | Inserimento dati part time | Posizione aperta per inserimento dati, 4 ore al giorno. Per attivare il tuo profilo operatore ricarica la Postepay che ti indicheremo con 30 euro e manda la foto della ricevuta, entro sera ricevi il primo incarico.
money | Addetto magazzino - assunzione immediata | Assumiamo subito due magazzinieri a tempo indeterminato. A garanzia della serieta del candidato chiediamo un buono Amazon da 50 euro, basta inviarci il codice grattato e fissiamo la firma del contratto.
money | Bracciante raccolta mele | Raccolta mele e piccoli frutti, alloggio in cascina. Prima di arrivare va mandata una caparra di 100 euro per il letto, anche in bitcoin o usdt, altrimenti diamo il posto a un altro.
offsite | commessi e promoter | ciao cerchiamo ragazzi svegli x promozione in negozio, weekend. mandate un dm su instagram a promo.team.bs_00 che vi diciamo tutto li, niente cv
offsite | MANOVALI EDILI | SERVONO MANOVALI DA LUNEDI. NO TELEFONATE, SOLO MESSAGGIO WHATSAPP 320 0008123, CHI CHIAMA VIENE BLOCCATO
gains | Guadagna da casa con il cellulare | Ti basta uno smartphone e un'ora al giorno per arrivare a 250 euro al giorno. Nessuna esperienza, nessun capo, posti limitati!!
gains | Metti like e vieni pagato | Grande piattaforma cerca persone che mettano mi piace ai video e lascino recensioni a 5 stelle agli hotel. Da 3 a 8 euro per ogni like, pagamento in giornata.
gains | IMBUSTARE DEPLIANT | LAVORO A DOMICILIO IMBUSTARE LETTERE E DEPLIANT, 2 EURO A BUSTA, FINO A 3000 AL MESE SENZA USCIRE DI CASA. ADATTO A MAMME E PENSIONATI
gains | Costruisci la tua rendita | Stanco del solito stipendio? Entra nel nostro team, inviti due amici che ne invitano altri due e la tua entrata cresce da sola ogni mese mentre dormi.
gains | Assistente trading | Cerchiamo 10 persone da affiancare al nostro robot che compra e vende valute in automatico. Rendimento garantito del 15% a settimana, non serve capirne niente, fa tutto lui.
gains | lavoro facile x studenti | raga ho trovato il modo x fare 600 euro a settimana senza fare praticamente nulla, solo copia e incolla di annunci. ki vuole cambiare vita mi scriva
gains | Consulente benessere indipendente | Liberta finanziaria e orari che decidi tu: diventa incaricato dei nostri integratori e crea la tua rete di collaboratori. Le nostre leader superano i 7000 euro mensili partendo da zero in pochi mesi.
gains | Reddito passivo 2.0 | Scopri il metodo segreto con cui persone normali della provincia incassano 5.000 euro al mese lavorando 20 minuti al giorno. Risultati sicuri gia dalla prima settimana, provare per credere.
mule | Referente spedizioni da casa | I pacchi arrivano al tuo indirizzo, tu cambi l'etichetta e li rispedisci all'estero. 25 euro a pacco, nessun orario, ideale per chi sta in casa.
mule | ASSISTENTE AMMINISTRATIVO REMOTO | IL CANDIDATO RICEVE ACCREDITI DA NOSTRI PARTNER SUL PROPRIO IBAN, PRELEVA IN CONTANTI E INOLTRA CON MONEY TRANSFER. FISSO 1200 PIU PERCENTUALE SU OGNI OPERAZIONE.
mule | punto ritiro a casa tua | Diventa punto di ritiro privato: ti arrivano colli intestati ad altre persone, li tieni in garage e li passi al nostro autista la sera. Si guadagna bene, non fare domande sul contenuto e non serve partita iva
identity | Impiegata segreteria | Studio professionale seleziona impiegata per segreteria e archivio. Alla domanda allegate un selfie con il documento in mano e gli estremi del conto corrente, le domande incomplete verranno scartate.
identity | Badante referenziata zona Pisogne | Cerchiamo badante con referenze per signore di 88 anni. Prima di conoscerci vogliamo copia del passaporto, del permesso di soggiorno e della carta di credito per verifica, via email.
honest | Addetto palestra | Palestra cerca addetto alla reception: accoglienza, rinnovo abbonamenti, quota di iscrizione dei nuovi clienti e certificati medici. Part time serale, 700 euro circa.
honest | Guardiano diga e sentieri | Cooperativa cerca due operai forestali per manutenzione sentieri fino a quota 1.899. Serve patentino motosega, se manca il corso lo paga la cooperativa.
honest | Addetto skipass | Biglietteria impianti cerca addetti per vendita skipass, rimborsi e deposito cauzionale delle tessere. Contratto stagionale con premio di fine stagione di 400 euro.
honest | Noleggio sci | Noleggio a Temù cerca ragazzo/a per consegna attrezzatura. Si ritira un documento o una cauzione dal cliente e si registra il pagamento. Skipass stagionale compreso.
honest | Educatrice asilo nido | Cooperativa sociale cerca educatrice. Alla domanda vanno allegati il titolo di studio e l'eventuale certificato di primo soccorso, i documenti d'identità si porteranno alla firma del contratto.
honest | Tabaccheria cerca commesso | Tabaccheria ricevitoria cerca commesso affidabile. Vende valori bollati, ricarica carte prepagate dei clienti, paga vincite. Non serve versare nulla, solo voglia di lavorare.
honest | Ragioniere paghe | Consulente del lavoro cerca addetto paghe, circa 300 cedolini al mese. Si caricano IBAN dei dipendenti, F24 e comunicazioni obbligatorie. Anche prima esperienza dopo ragioneria.
honest | Promotore fibra porta a porta | Cerchiamo promoter per offerte internet in valle. 900 euro fissi garantiti, 25 euro a contratto attivato, assunzione da subito. Non è network marketing e non si compra niente.
honest | Lavoro serio, niente scherzi | Attenzione: qualcuno usa il nostro nome e chiede soldi per l'assunzione. Noi cerchiamo davvero due lattonieri, non chiediamo denaro né iban prima del contratto, il colloquio è in capannone.
honest | Assistente studio dentistico | Studio dentistico cerca assistente alla poltrona con attestato ASO, o da iscrivere al corso regionale a spese dello studio. Agenda, preventivi, pagamenti rateali dei pazienti.
honest | Sommelier stagionale | Ristorante gourmet cerca sommelier. Ottimo guadagno tra stipendio, 2.000 euro, e mance; chi resta fino a Pasqua riceve un premio di 600. Telefono 0364 000892 interno 199.
honest | CORRIERE CONSEGNA PACCHI | DITTA DI TRASPORTI CERCA AUTISTA FURGONE PATENTE B PER CONSEGNA E RITIRO PACCHI IN ALTA VALLE. MEZZO E CARBURANTE NOSTRI, 1650 NETTI PIU TRASFERTA, PRESENTARSI IN SEDE CON PATENTE.
honest | Magazziniere | Deposito a Pian Camuno: ricevimento merce, etichettatura colli e spedizione con lettore barcode. Patentino del muletto gradito, altrimenti il corso lo paghiamo noi.
honest | Estetista | Centro estetico in zona Esine cerca estetista qualificata. Fisso piu incentivo sulla vendita di prodotti e pacchetti prepagati. Lasciate il cv in istituto oppure scrivete alla mail, whatsapp o telefono che trovate sul sito.
honest | Boscaiolo | Impresa boschiva cerca operaio con uso motosega, preferibile patentino forestale. Chi non ce l'ha fara il corso regionale gratuito a nostre spese e in orario di lavoro.
honest | Governante ai piani | Residence 60 appartamenti cerca governante che coordini le pulizie e controlli gli alloggi prima della restituzione del deposito cauzionale agli ospiti. Contratto annuale, 14 mensilita.
honest | Bagnino piscina comunale | Piscina cerca assistenti bagnanti con brevetto in corso di validita, allegare fotocopia del brevetto alla domanda. Se ti manca, la quota del corso la anticipiamo noi e non la devi restituire.
`;
