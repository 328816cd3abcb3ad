/**
 * Ways in which people speak of a trade without its title: a term of the group, then what they do, say or call it, older and dialect words
 * too. They lead to the group when they are typed; an offer is found by the words of a phrase only where it has all of them.
 */
export const EVERYDAY = `
cameriere | servire in sala, servire ai tavoli, servire a tavola, portare i piatti ai tavoli, portare ai tavoli, fare i tavoli, fare la sala, prendere le ordinazioni, apparecchiare, sparecchiare, aiuto in sala, camerér, scuola alberghiera, istituto alberghiero, diploma alberghiero, alberghiero, vassoio, comande, comanda, coperti, servire, portà i piàcc, serví i tàoi, camarér, camarera de sala, fà l camerér
barista | fare il caffè, fare i caffè, fare i cappuccini, stare al bar, stare al banco del bar, servire al bar, dietro al bancone, bancone del bar, preparare colazioni, ostér, oste, macchina del caffè, cappuccini, aperitivi al banco, banchista, addetto somministrazione, addetta somministrazione, caffettiere, stà dré al banc, fà i cafè, fà l'ostér
barman | fare i cocktail, preparare cocktail, miscelare
cuoco | fare da mangiare, preparare i pasti, cucinare per gli ospiti, stare ai fornelli, fornelli, lavorare in cucina, lavori in cucina, cöch, cögh, cöga, fà de mangià, scuola alberghiera, istituto alberghiero, diploma alberghiero, alberghiero, so cucinare, cucina casalinga, menù, addetto antipasti, addetta antipasti, cuciniere, cuciniera, rosticcere, rosticciere, cucinare, fà de maià, fà la polenta, cüsinà, cögo
aiuto cuoco | aiutare in cucina, dare una mano in cucina, pelare le patate, pelare le verdure, preparare le verdure, daga na mà en cüsina, pelà le patate
lavapiatti | lavare i piatti, lavare piatti, lavare le stoviglie, lavare le pentole, lavaggio piatti, lavastoviglie, piatti sporchi, lauà zo i piacc, lavà zo i piàcc, laà zo i piàcc, laà i piàcc, laà sö i piàcc, lauà i piacc, lavà i piacc, laà zo
pizzaiolo | fare le pizze, fare la pizza, stendere la pizza, infornare le pizze
pasticcere | fare i dolci, fare le torte, fare dolci, torte, brioche, croissant, addetto lievitati, addetta lievitati, cioccolatiere, cioccolatiera
gelataio | fare il gelato, vendere gelati, gelati, cremeria
mensa | servire in mensa, mensa scolastica, dare da mangiare a scuola, lavorare in mensa, scodellatrice, scodellatore
receptionist | lingue, studio lingue, accogliere i clienti in albergo, accogliere gli ospiti, fare il check in, stare alla reception, dare le chiavi, lingue straniere, liceo linguistico, so le lingue, parlare inglese, parlare tedesco, mediazione linguistica, guest relation, booking, revenue manager, addetta accoglienza, addetto accoglienza
portiere di notte | guardia notturna, guardiano notturno, guardiano di notte, custode notturno, stare in albergo di notte, notte in albergo, notti in albergo, portiere notti, notte in hotel
cameriera ai piani | fare i letti, rifare i letti, rifare le camere, fare le camere, pulire le camere, pulire le stanze, rifare le stanze, cambiare le lenzuola, riordinare le camere, pulizie in albergo, pulizie hotel, pulire le camere d'albergo, camere albergo, fà i lècc, fà zo i lècc, fà sö i lècc, netà le stanse, netà le camere
facchino | portare le valigie, portare i bagagli, valigie, fachì, valletto, bagagista
lavanderia | lavare la biancheria, lavare le lenzuola, stirare le lenzuola, piegare la biancheria, lavare i panni, stirare camicie, addetto guardaroba, addetta guardaroba, laà la biancheria, lauà i pagn, laà i pagn, sopressà, stirà
impianti di risalita | piste, lavorare sugli impianti, lavorare agli impianti, stare alla seggiovia, far salire gli sciatori, lavorare sulle piste, skipass e impianti, lavorare in montagna, lavoro in montagna, stazione sciistica, comprensorio sciistico, piste da sci, impianti da sci, seggiovie, ski area, laurà ai impiancc, sö i impiancc, ai impianti, a la segioìa
gattista | piste, guidare il gatto delle nevi, battere le piste, gatto neve, guidare il battipista, piste da sci
maestro di sci | insegnare a sciare, insegnare lo sci, dare lezioni di sci, lezioni di sci, scienze motorie, piste da sci
noleggio sci | noleggiare gli sci, noleggiare sci, dare gli sci a noleggio, scarponi, attacchi da sci
guida alpina | accompagnare in montagna, portare la gente in montagna, guidare escursioni, arrampicare, ferrate, trekking, alpinismo
marmista | picaprède
assistente alla poltrona | lavorare dal dentista
dentista | lavorare dal dentista, curare i denti, pulire i denti, sbiancare i denti
guida turistica | lingue, accompagnare i turisti, guidare i turisti, portare in giro i turisti, far vedere le incisioni, lingue straniere, storia dell'arte, beni culturali
animatore | far giocare i bambini in albergo, animare le feste, intrattenere gli ospiti
animatore grest | stare con i ragazzi d'estate, stare con i bambini d'estate, centri estivi bambini, lavorare con i bambini, estate con i bambini, campi scuola
spalatore | spalare la neve, spalare neve, togliere la neve, pulire la neve, guidare lo spazzaneve, buttare il sale, calà la nef, spalà la nef, spasà la nef, parà la nef, fà fò la nef, fà sö la nef
rifugista | stare in rifugio, lavorare in montagna, lavoro in montagna, lavorare in quota, alta quota, rifugi
massaggiatore | fare massaggi, fare i massaggi, massofisioterapista
estetista | fare la ceretta, fare trattamenti viso, truccare, fare le pulizie del viso, scuola di estetica, qualifica estetista, make up artist, truccatrice, truccatore
onicotecnico | fare le unghie, fare unghie, rifare le unghie
parrucchiere | tagliare i capelli, taglio capelli, tagliare capelli, fare i capelli, fare la piega, acconciare, pettinare, pettinatrice, petenadura, scuola parrucchieri, qualifica parrucchiera, taià i cavèi, taià i caèi, petenà, peruchiera, paruchér
barbiere | fare la barba, tagliare la barba, barbér, fà la barba
bagnino | sorvegliare la piscina, stare in piscina, guardare la piscina, brevetto da bagnino, brevetto bagnino, brevetto di salvataggio
istruttore di nuoto | insegnare a nuotare, insegnare nuoto, lezioni di nuoto
istruttore fitness | insegnare ginnastica, fare ginnastica, corsi di ginnastica, tenere corsi in palestra, ginnastica, scienze motorie, laurea in scienze motorie, isef, diploma isef
insegnante | insegnare a scuola, fare scuola, dare lezioni, fare supplenze, tenere lezioni, stare in classe, laurea in lettere, laurea in matematica, scienze della formazione, magistrale, messa a disposizione, insegnare, maester, fà scöla, maèstra de scöla
maestra d’asilo | stare all'asilo, lavorare all'asilo, insegnare all'asilo, lavorare con i bambini
educatore | lavorare con i ragazzi, stare con i ragazzi, seguire ragazzi, stare con i minori, lavorare con i minori, handicap, ragazzi con handicap, aiutare i ragazzi, scienze dell'educazione, laurea in scienze dell'educazione, lavorare con i disabili, lavorare nel sociale
educatore asilo nido | lavorare con i bambini, stare con i bambini piccoli, lavorare al nido, curare i neonati, bimbi piccoli, neonati
insegnante di sostegno | seguire un alunno, seguire bambini disabili, aiutare a scuola un disabile, aiutare alunni con disabilità, handicap, ragazzi con handicap
babysitter | guardare i bambini, guardare bambini, tenere i bambini, curare i bambini, badare ai bambini, stare con i bambini, custodire bambini, guardare un bambino, seguire i bambini, andare a prendere i bambini a scuola, balia, lavorare con i bambini, neonato, neonati, bimbo, bimbi, assistente all'infanzia, dré ai s-cècc, curà i s-cècc, stà dré ai s-cècc, curà i gnari, stà dré ai gnari, dré ai gnari, curà i pötèi, tègner i scècc, gnari
doposcuola | fare i compiti, aiutare nei compiti, aiutare a fare i compiti, seguire nei compiti, dare ripetizioni
bidello | pulire la scuola, pulire le scuole, pulire le aule, sorvegliare la scuola, bidelèr
oss | vecchietti, aiutare vecchietti, lavare e vestire, curare gli ospiti, lavare gli anziani, accudire gli ospiti, curare i malati, accudire malati, lavorare al ricovero, aiutare i malati, seguire i malati, corso oss, qualifica oss, attestato oss, ho fatto il corso oss, persone anziane, malati, allettati, igiene del paziente, dré ai malàcc, curà i malàcc, stà dré ai malàcc
badante | vecchietti, aiutare vecchietti, aiutare gli anziani a lavarsi, stare con gli anziani, stare con un anziano, stare con i vecchi, curare gli anziani, curare i vecchi, guardare gli anziani, badare agli anziani, badare a un anziano, badare a una signora, accudire un anziano, accudire anziani, accudire una signora anziana, tenere compagnia, tenere compagnia agli anziani, compagnia anziani, tenere compagnia a una signora anziana, aiutare gli anziani, assistere gli anziani, assistere un anziano, fare la spesa a un anziano, fare la spesa agli anziani, spesa e passeggiata, guardare la nonna, curare la nonna, curà i vècc, persona anziana, persone anziane, anziani soli, alzheimer, non autosufficiente, stà dré ai vècc, stà dré ai vecì, dré ai vècc, coi vècc, curà i vecì, curà la nona, dré a la nona, tègner dré ai vècc
badante di notte | dormire con un anziano, fare le notti con anziani, assistere di notte, stare di notte con un anziano
notte | fare le notti, lavorare di notte, di notte, le notti, fare la notte
infermiere | fare i prelievi, fare le punture, fare le iniezioni, curare le ferite, medicazioni, laurea in infermieristica, scienze infermieristiche, infermér, infermera, fà le ponsiù
medico | visitare i pazienti, curare la gente, dutùr
fisioterapista | fare fisioterapia, far fare ginnastica ai malati, rimettere in piedi
farmacista | vendere medicine, dare le medicine, medicine
soccorritore | guidare l'ambulanza, stare sull'ambulanza, portare i malati, volontario ambulanza
veterinario | curare gli animali, curare i cani, curare cani e gatti, visitare animali, lavorare con gli animali, animali, lavorare con animali
toelettatore | lavare i cani, tosare i cani, portare a spasso i cani, tenere i cani, dog walker, animali, lavorare con animali, cani e gatti
muratore | fare il muratore, costruire case, costruire muri, fare muri, tirare su muri, ristrutturare case, ristrutturazioni, fare i muri, sistemare case, fare case, müradùr, magüt, murèr, muradùr, cazzuola, cemento, calcestruzzo a mano, mattoni, cappotti, costruire, fà l magüt, magutt, fà sö le ca, fà sö i mür, mürà sö, fà l müradùr
manovale | fare la calce, portare i mattoni, dare una mano in cantiere, aiutare il muratore, bocia, manoal, garzone muratore, garzone, carriola, badile, fà l bòcia, bociàt, bocia de magüt, fà la molta, portà i quadrèi
carpentiere edile | fare i casseri, legare il ferro, fare le armature, gettare cemento
escavatorista | guidare la ruspa, guidare l'escavatore, guidare escavatori, scavare, fare scavi, guidare la pala, usare l'escavatore, pala meccanica, miniescavatore, terna, bobcat, menà la ruspa, menà l'escavatùr, guidà la ruspa
gruista | guidare la gru, manovrare la gru, usare la gru, stare sulla gru
piastrellista | parquet, mettere le piastrelle, posare piastrelle, posare le piastrelle, fare i pavimenti, posare pavimenti, mettere pavimenti, piastrellare, parquettista, rivestitore, pavimenti in legno, mètì zo le piastrele, mèt zo le piastrele, piastrelì
intonacatore | fare l'intonaco, intonacare, fare il cappotto, fare il cappotto alle case, cappotto case, mettere il cappotto, intonachino, coibentatore, cappottista
cartongessista | mettere il cartongesso, fare cartongesso, fare controsoffitti
imbianchino | dipingere i muri, pitturare, pitturare i muri, pitturare le pareti, imbiancare, dipingere case, dare il bianco, tinteggiare, dipingere pareti, imbianchì, pitùr, sbianchì, fare il cappotto, fare il cappotto alle case, pittore, dà l bianc, sbianchesà, pitürà
lattoniere | fare i tetti, riparare i tetti, rifare i tetti, montare grondaie, grondaie, lamiere sul tetto, coprire tetti, tegolaio, copritetto, fà i tècc, giustà i tècc, sö i tècc, lattonér
elettricista | corrente elettrica, fare impianti elettrici, tirare i cavi, mettere le luci, riparare la luce, fare gli impianti elettrici, montare prese, diploma elettrotecnico, perito elettrotecnico, perito elettrico, eletricista, letricista, fà i impiancc, tirà i fii, eletrecista
idraulico | riparare i tubi, riparare tubi, aggiustare i rubinetti, montare caldaie, fare i bagni, riparare il bagno, perdite d'acqua, montare rubinetti, idràulich, trombaio, stagnino, stagnì, tubista, fognaiolo, giustà i tübi, giustà i robinècc, idraulec, trombér
fotovoltaico | montare i pannelli solari, montare pannelli, mettere i pannelli, pannelli fotovoltaici, installare pannelli, pannelli, pannelli sul tetto
frigorista | riparare i frigoriferi, montare condizionatori, mettere il condizionatore
spazzacamino | pulire i camini, pulire le canne fumarie, spasacamì, spassacamì
serramentista | montare finestre, montare le finestre, mettere le finestre, montare porte, montare infissi
asfaltista | asfaltare, fare le strade, lavorare sulle strade, rullista, asfaltatore
operaio | lavorare in fabbrica, lavoro in fabbrica, lavorare in ditta, lavorare in produzione, lavorare alle macchine, stare in linea, lavorare in linea, lavorare in officina, uperare, operàre, catena di montaggio, linea di produzione, macchinari, capannone, laurà en fabrica, en fabrica, sota padrù
acciaieria | lavorare in acciaieria, lavorare al forno, fondere il ferro, lavorare in ferriera, ferriera, altoforno, colata, forno elettrico, siderurgia, laurà en feriera, en feriera, al foren, laurà al foren
saldatore | saldare, saldare il ferro, fare saldature, patentino saldatura, filo continuo, saldatrice, officina di carpenteria, saldà, saldà l fèr, saldadùr
fabbro | lavorare il ferro, fare cancelli, battere il ferro, ferèr, frér, feràr, laurà l fèr, batèr l fèr, feré
tornitore | usare il tornio, lavorare al tornio, tornire
fresatore | usare la fresa, lavorare alla fresa, fresare
manutentore | fare manutenzione, riparare le macchine, riparare macchinari, aggiustare i macchinari, riparare, aggiustare
perito meccanico | disegnare al computer, fare disegni tecnici, disegnare pezzi, disegno tecnico
controllo qualità | controllare i pezzi, controllare la qualità, misurare pezzi
automazione | programmare robot, programmare macchine, programmare i plc
confezionamento | confezionare, impacchettare, inscatolare, fare pacchi, fare le scatole, mettere nelle scatole, imballare, lavorare in fabbrica, lavoro in fabbrica, etichettatore, etichettatrice
assemblatore | montare pezzi, assemblare, assemblare pezzi
verniciatore | verniciare, dare la vernice, sabbiare
falegname | lavorare il legno, fare mobili, costruire mobili, marangù, legnamèr, fare lavori in legno, marangón, legnamér, truciolo, pialla, segare legno, mobili su misura, laurà l legn, fà i mòbii, legname de mestér
montatore mobili | montare mobili, montare le cucine, montare i mobili, montare cucine
boscaiolo | tagliare gli alberi, tagliare alberi, tagliare la legna, fare legna, fare la legna, lavorare nel bosco, lavorare nei boschi, tagliare il bosco, usare la motosega, abbattere alberi, boscaröl, taiaboschi, motosega, bosco, taglio piante, esbosco, spacà la legna, taià la legna, taià i bosc, taià i àlber, fà legna en del bosc, nà a legna, boscaröi, fà zo i bosc
giardiniere | tagliare l'erba, tagliare erba, tagliare il prato, tagliare i prati, curare il giardino, curare i giardini, potare, potare le siepi, potare le piante, tagliare le siepi, fare giardini, curare il verde, falciare, agraria, scuola agraria, istituto agrario, orto e giardino, decespugliatore, tagliaerba, siepi, aiuole, addetto al verde, addetta al verde, taià l'erba, seghà l'erba, segà l'erba, taià l prat, fà l'ortolà, giardinér
fiorista | vendere fiori, fare i mazzi, composizioni di fiori, mazzi di fiori
bracciante | lavorare in campagna, lavorare nei campi, lavorare la terra, zappare, lavori in campagna, lavorare nell'orto, contadì, bracciante agricolo, operaio di campagna, agraria, scuola agraria, istituto agrario, frutteto, campi, laurà la tera, laurà i cap, fà l fé, nà a fé, segà l fé, sapà l'ort, cuntadì, paisà
mungitore | mungere, mungere le mucche, mungere le vacche, curare le mucche, curare le bestie, lavorare in stalla, pulire la stalla, stare in stalla, dare da mangiare alle mucche, governare le bestie, lavorare con le mucche, lavorare con gli animali, fare la stalla, vacche, mucche, bestiame, azienda zootecnica, mólzer, mùlser, mols le vache, mólzer le vache, mólzer le ache, mès a le ache, mès a le vache, dré a le vache, dré a le ache, dré a le bestie, fà la stala, en stala, regolà le bestie, regulà le bestie, regolà le ache, ache, bergamì, famèi
malga | stare in malga, lavorare in malga, andare in malga, stare in alpeggio, portare le mucche in alpeggio, mandrià, lavorare in montagna, lavoro in montagna, vacche, mucche, bestiame, alpeggiatore, alpeggiatrice, casaro di malga, sö en malga, en malga, nà a mut, a l'alp, caregà mut, malghés
pastore | portare al pascolo, curare le pecore, curare le capre, pascolare, guardare le pecore, pastùr, pegorér, dré a le pégore, dré a le care, pegore, paissà le pegore, pegurér
casaro | fare il formaggio, fare formaggio, fare i formaggi, lavorare il latte, fare la formagella, casér, formagér, fà l formai, fà la furmagèla, formaér
raccolta frutta | raccogliere la frutta, raccogliere le mele, raccogliere mele, raccogliere frutta, cogliere le mele, raccogliere castagne, raccogliere mirtilli, raccogliere lamponi, frutticoltore, frutticoltrice, catà i pom, catà sö i pom, catà sö le castegne, catà le castegne
vendemmia | raccogliere l'uva, raccogliere uva, vendemmiare, lavorare in vigna, lavorare nella vigna, potare le viti, catà l'öa, taià l'öa, endemià, vendemià
panettiere | fare il pane, fare pane, impastare, infornare il pane, lavorare in forno, lavorare al forno del pane, prestinaio, prestinér, fornér, lievito, panetti, mugnaio, fà l pa, pristiner
macellaio | tagliare la carne, tagliare carne, lavorare la carne, disossare, beché, bechèr, beccaio, macelér, mazà i porsèi, copà i porsèi
sarto | ricamare, ricamo, cucito, cucire, cucire a macchina, cucire vestiti, aggiustare i vestiti, fare orli, riparare vestiti, fare gli orli, sartura, sartùr, macchina da cucire, ago e filo, cerniere, rammendare, rammendo, magliaia, ricamatrice, ricamatore, cüsì, cüsì zo, sartora, giustà i vestìcc
calzolaio | riparare scarpe, aggiustare le scarpe, risuolare, caligare, calsolér, scarpulì
autista | guidare il furgone e il camion, portare la gente, portare persone, sciofer, sciafér, autotrenista, guidare, menà la machina, menà la coriera, menà l'auto, guidà la coriera, autìsta
camionista | guidare il camion, guidare camion, guidare i camion, portare il camion, trasportare merci, trasportare ghiaia, autista ribaltabile, menà l camio, menà l camion, guidà l camio, camiunista, fà l camionista
autista patente ce | guidare il bilico, guidare il tir, guidare bilici, tir
autista patente d | pulmino, bus, autista pulmino, portare i bambini, accompagnare i bambini a scuola, bambini a scuola col pulmino, guidare il pullman, guidare il pulmino, guidare l'autobus, guidare la corriera, guidare il bus, guidare lo scuolabus, guidare pullman, portare i bambini a scuola, corriera, gita scolastica, menà l pulman, menà la coriera, guidà l pulman
autista furgone | guidare il furgone, guidare furgoni, guidare un furgone, girare con il furgone
corriere | portare i pacchi, consegnare i pacchi, consegnare pacchi, fare consegne, fare le consegne, portare pacchi, portare le pizze a casa, consegnare a domicilio, consegnare merce, consegne in bici, portare la spesa, consegnare pasti
postino | consegnare la posta, portare la posta, portare le lettere, consegnare lettere, portà la posta, pustì, portaletere
magazziniere | lavorare in magazzino, mettere in ordine il magazzino, preparare gli ordini, preparare ordini, stare in magazzino, gestire il magazzino, bolle, transpallet, pallet, bancali, lettore barcode, preparatore ordini, preparatrice ordini, en magasì, magasinér, laurà en magasì
mulettista | guidare il muletto, usare il muletto, portare il muletto, guidare muletto, guidare il carrello
carico e scarico | scaricare camion, scaricare i camion, caricare camion, scaricare merce, caricare e scaricare
traslocatore | fare traslochi, spostare mobili, svuotare cantine, sgomberare case, portare mobili
meccanico | riparare auto, riparare le macchine, riparare le auto, aggiustare macchine auto, aggiustare le auto, riparare automobili, aggiustare automobili, riparare le macchine in officina, riparare motori, cambiare l'olio, mecanich, aggiustare le macchine, sistemare le macchine, aggiustare la macchina, passione motori, motori, amo i motori, diploma meccanico, tagliandi, tagliando, cambio olio, revisione auto, freni, giustà le machine, comodà le machine, mecànic, mecanec, mecaneg
carrozziere | raddrizzare lamiere, riverniciare auto, verniciare auto, verniciare le auto, togliere le botte
gommista | cambiare le gomme, cambiare gomme, montare gomme, gomme invernali, vulcanizzatore, cambio gomme, convergenza, equilibratura
benzinaio | fare benzina, mettere benzina, stare al distributore
autolavaggio | lavare le auto, lavare le macchine, lavare auto, lavare macchine
commesso | vendere in negozio, stare in negozio, servire i clienti, servire al banco, stare al banco, aiutare i clienti, botega, vendere, stà en botega, vènder, dré al banc, botegér
negozio di abbigliamento | vendere vestiti, vendere abbigliamento, lavorare in un negozio di vestiti, vendere scarpe
cassiere | stare alla cassa, stare in cassa, fare la cassa, lavorare alla cassa, battere gli scontrini, battere la cassa, battere cassa, cassa automatica
scaffalista | riempire gli scaffali, riempire scaffali, sistemare gli scaffali, mettere a posto la merce, caricare gli scaffali, sistemare la merce
banconiere | affettare salumi, servire al banco salumi, banco del supermercato, affettatrice, salumi e formaggi
agente di commercio | vendere porta a porta, visitare i clienti, girare per clienti, trovare clienti, vendere alle aziende
promoter | distribuire volantini, dare volantini, portare volantini, volantini
pulizie | fare le pulizie, fare pulizie, lavare i pavimenti, lavare per terra, lavare pavimenti, passare lo straccio, pulire i bagni, pulire i pavimenti, tenere pulito, pulire negozi, pulire gli uffici, pulire uffici, pulire le scale, lavare le scale, scopa e straccio, aspirapolvere, detersivi, sanificare, inserviente, inservienti, addetto sanificazione ambienti, pulire, lavare, netà zo, fà polìt, netà, lauà zo per tera, laà zo per tera, scuà, fà pulisia
pulizie uffici | pulire gli uffici, pulire uffici, pulire le scale, pulire scale, lavare le scale, pulire i condomini, fare le scale
pulizie appartamenti | pulire appartamenti, pulire gli appartamenti, pulire case vacanza, pulire le case per turisti
colf | pulire le case, pulire case, pulire casa, fare i mestieri, fare i mestieri di casa, fare le faccende, aiutare in casa, tenere in ordine la casa, lavori di casa, lavori domestici, stirare in casa, stirare, serva, domestica fissa, perpetua, fare le ore in casa, andare a ore, andare a servizio, fà i mestér, maggiordomo, governante di casa, fà i mestér de ca, netà la ca, a servése, servent, fà la serva
lavavetri | pulire i vetri, lavare i vetri, pulire le finestre
netturbino | raccogliere i rifiuti, raccogliere la spazzatura, portare via la spazzatura, svuotare i cestini, spazzare le strade, pulire le strade, scopare le strade, rudèr, spazzatura, cassonetti, rifiuti porta a porta, camion dei rifiuti, rüt, catà sö l rüt, portà vià l rüt, spasì, scuà le strade
tuttofare | lavoretti, piccole riparazioni, riparare in casa, aggiustare le cose, sistemare le cose, mani d'oro
portinaio | stare in portineria, aprire il cancello, custodire il palazzo
guardia giurata | guardia notturna, guardiano notturno, metronotte, fare la guardia, sorvegliare, fare la ronda, controllare gli ingressi, sorvegliare di notte
custode | tenere una casa, custodire una villa, fare il custode, guardare la casa, guardiano, guardiania, cürà la ca, vardà la ca
impiegato | lavoro al computer, lavorare al computer, usare il computer, scrivere al computer, scrivania, lavoro alla scrivania, compilare documenti, archiviare documenti, passacarte, ragioneria, diploma di ragioneria, laurea in economia, lavoro col computer, protocollo, archivio, excel, pacchetto office, documenti, amministrativo, amministrativa, assistente amministrativa, assistente amministrativo
segretario | rispondere al telefono, rispondere alle telefonate, prendere appuntamenti, tenere l'agenda, prendere le telefonate, fare la segretaria, agenda, appuntamenti, fissare appuntamenti
contabile | numeri, lavorare con i numeri, fare le fatture, fare fatture, tenere i conti, tenere la contabilità, registrare fatture, fare i bilanci, far di conto, fare i conti, ragioneria, diploma di ragioneria, istituto commerciale, bravo con i numeri, laurea in economia, controller
paghe | fare le paghe, fare le buste paga, fare buste paga, preparare gli stipendi
commercialista | fare le dichiarazioni, fare il 730, fare le tasse, modello 730
programmatore | scrivere programmi, fare siti, fare siti internet, programmare, creare siti, fare app, sviluppare siti, lavoro col computer, laurea in informatica, perito informatico, webmaster
informatico | riparare computer, aggiustare computer, riparare i pc, installare programmi, sistemare computer, perito informatico, laurea in informatica
grafico | fare volantini, disegnare loghi, fare grafica, fare locandine
social media manager | gestire instagram, gestire facebook, gestire i social, instagram
traduttore | tradurre, parlare lingue, fare traduzioni, tradurre testi
centralino | chiamare clienti, telefonare ai clienti, fare telefonate, stare al telefono
fotografo | fare foto, fare le foto, fotografare, fare video
necroforo | portare i morti, preparare i defunti, fare funerali, becchino, impresario funebre
bibliotecario | stare in biblioteca, prestare libri
animatore turistico | fare animazione, ballare con gli ospiti, villaggio vacanze
istruttore di guida | insegnare a guidare
insegnante di inglese | lingue, insegnare inglese, insegnare l'inglese, insegnare lingue, dare lezioni di inglese
insegnante di musica | insegnare musica, insegnare a suonare, insegnare pianoforte, lezioni di chitarra
apicoltore | curare le api, fare il miele, tenere le api
birraio | fare la birra, fare birra
cantiniere | fare il vino, lavorare in cantina, imbottigliare vino
salumificio | fare i salami, fare salami, insaccare, fare salumi, fà i salàm, fà sö i salàm, fà sö l porsèl
banchetti | servire ai matrimoni, servire alle feste, servire nei matrimoni
biglietteria | vendere biglietti, vendere skipass, fare i biglietti, staccare biglietti, tornelli
trattorista | guidare il trattore, guidare trattori, usare il trattore, menà l tratùr, guidà l tratùr
laminatore | lavorare in fabbrica, lavoro in fabbrica
forgiatore | lavorare in fabbrica, lavoro in fabbrica
pressista | lavorare in fabbrica, lavoro in fabbrica
tuttofare albergo | houseman
geometra | diploma di geometra, istituto geometri, diploma geometri, disegnatore tecnico, disegnatrice tecnica, topografo
meccanico mezzi pesanti | aggiustare camion, riparare camion, riparare trattori, aggiustare trattori, camion e trattori, riparare mezzi agricoli
assistenza domiciliare | andare a casa dei malati, a domicilio
autista patente c | cassone, ribaltabile, padroncino
addetto carroponte | carroponte
ausiliario ospedale | inserviente
fast food | friggitore, friggitrice, piadinaro, piadinara
gestore locale | locandiere, locandiera, albergatore, albergatrice, oste
pulitore metalli | levigatore, levigatrice
capocantiere | capomastro
acquedotto | acquedottista
assistente tecnico | installatore, installatrice, tecnico telefonico
tecnico di radiologia | radiologo, radiologa
istruttore di equitazione | maniscalco
pastificio | pastaio, pastaia
`;

/** Verbs, and what they are about, that say little: beside a trade that says more they are passed over. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  'cucinare servire vendere costruire guidare pulire lavare insegnare riparare aggiustare stirare montare casa case'.split(
    ' ',
  ),
);
