/**
 * Ways in which people speak of a trade without its title: a term of the group, then what they do, say or call it, older and dialect words
 * too. They lead to the group when they are typed; an offer is found by the words of a phrase only where it has all of them.
 */
export const EVERYDAY = `
cameriere | servire in sala, servire ai tavoli, servire a tavola, portare i piatti ai tavoli, portare ai tavoli, fare i tavoli, fare la sala, prendere le ordinazioni, apparecchiare, sparecchiare, aiuto in sala, camerér
barista | fare il caffè, fare i caffè, fare i cappuccini, stare al bar, stare al banco del bar, servire al bar, dietro al bancone, bancone del bar, preparare colazioni, ostér, oste
barman | fare i cocktail, preparare cocktail, miscelare
cuoco | fare da mangiare, preparare i pasti, cucinare per gli ospiti, stare ai fornelli, fornelli, lavorare in cucina, lavori in cucina, cöch, cögh, cöga, fà de mangià
aiuto cuoco | aiutare in cucina, dare una mano in cucina, pelare le patate, pelare le verdure, preparare le verdure
lavapiatti | lavare i piatti, lavare piatti, lavare le stoviglie, lavare le pentole, lavaggio piatti
pizzaiolo | fare le pizze, fare la pizza, stendere la pizza, infornare le pizze
pasticcere | fare i dolci, fare le torte, fare dolci, torte
gelataio | fare il gelato, vendere gelati, gelati
mensa | servire in mensa, mensa scolastica, dare da mangiare a scuola, lavorare in mensa
receptionist | accogliere i clienti in albergo, accogliere gli ospiti, fare il check in, stare alla reception, dare le chiavi
portiere di notte | stare in albergo di notte, notte in albergo, notti in albergo, portiere notti
cameriera ai piani | fare i letti, rifare i letti, rifare le camere, fare le camere, pulire le camere, pulire le stanze, rifare le stanze, cambiare le lenzuola, riordinare le camere, pulizie in albergo, pulizie hotel, pulire le camere d'albergo, camere albergo
facchino | portare le valigie, portare i bagagli, valigie, fachì
lavanderia | lavare la biancheria, lavare le lenzuola, stirare le lenzuola, piegare la biancheria, lavare i panni, stirare camicie
impianti di risalita | lavorare sugli impianti, lavorare agli impianti, stare alla seggiovia, far salire gli sciatori, lavorare sulle piste, skipass e impianti
gattista | guidare il gatto delle nevi, battere le piste, gatto neve, guidare il battipista
maestro di sci | insegnare a sciare, insegnare lo sci, dare lezioni di sci, lezioni di sci
noleggio sci | noleggiare gli sci, noleggiare sci, dare gli sci a noleggio
guida alpina | accompagnare in montagna, portare la gente in montagna, guidare escursioni, arrampicare
marmista | picaprède
assistente alla poltrona | lavorare dal dentista
dentista | lavorare dal dentista, curare i denti, pulire i denti, sbiancare i denti
guida turistica | accompagnare i turisti, guidare i turisti, portare in giro i turisti, far vedere le incisioni
animatore | far giocare i bambini in albergo, animare le feste, intrattenere gli ospiti
animatore grest | stare con i ragazzi d'estate, stare con i bambini d'estate, centri estivi bambini, lavorare con i bambini
spalatore | spalare la neve, spalare neve, togliere la neve, pulire la neve, guidare lo spazzaneve, buttare il sale, calà la nef
rifugista | stare in rifugio, lavorare in montagna, lavoro in montagna, lavorare in quota
massaggiatore | fare massaggi, fare i massaggi
estetista | fare la ceretta, fare trattamenti viso, truccare, fare le pulizie del viso
onicotecnico | fare le unghie, fare unghie, rifare le unghie
parrucchiere | tagliare i capelli, taglio capelli, tagliare capelli, fare i capelli, fare la piega, acconciare, pettinare, pettinatrice, petenadura
barbiere | fare la barba, tagliare la barba, barbér
bagnino | sorvegliare la piscina, stare in piscina, guardare la piscina
istruttore di nuoto | insegnare a nuotare, insegnare nuoto, lezioni di nuoto
istruttore fitness | insegnare ginnastica, fare ginnastica, corsi di ginnastica, tenere corsi in palestra, ginnastica
insegnante | insegnare a scuola, fare scuola, dare lezioni, fare supplenze, tenere lezioni, stare in classe
maestra d’asilo | stare all'asilo, lavorare all'asilo, insegnare all'asilo, lavorare con i bambini
educatore | lavorare con i ragazzi, stare con i ragazzi, seguire ragazzi, stare con i minori, lavorare con i minori
educatore asilo nido | lavorare con i bambini, stare con i bambini piccoli, lavorare al nido, curare i neonati
insegnante di sostegno | seguire un alunno, seguire bambini disabili, aiutare a scuola un disabile, aiutare alunni con disabilità
babysitter | guardare i bambini, guardare bambini, tenere i bambini, curare i bambini, badare ai bambini, stare con i bambini, custodire bambini, guardare un bambino, seguire i bambini, andare a prendere i bambini a scuola, balia, lavorare con i bambini
doposcuola | fare i compiti, aiutare nei compiti, aiutare a fare i compiti, seguire nei compiti, dare ripetizioni
bidello | pulire la scuola, pulire le scuole, pulire le aule, sorvegliare la scuola, bidelèr
oss | curare gli ospiti, lavare gli anziani, accudire gli ospiti, curare i malati, accudire malati, lavorare al ricovero, aiutare i malati, seguire i malati
badante | stare con gli anziani, stare con un anziano, stare con i vecchi, curare gli anziani, curare i vecchi, guardare gli anziani, badare agli anziani, badare a un anziano, badare a una signora, accudire un anziano, accudire anziani, accudire una signora anziana, tenere compagnia, tenere compagnia agli anziani, compagnia anziani, tenere compagnia a una signora anziana, aiutare gli anziani, assistere gli anziani, assistere un anziano, fare la spesa a un anziano, fare la spesa agli anziani, spesa e passeggiata, guardare la nonna, curare la nonna, curà i vècc
badante di notte | dormire con un anziano, fare le notti con anziani, assistere di notte, stare di notte con un anziano
notte | fare le notti, lavorare di notte, di notte, le notti, fare la notte
infermiere | fare i prelievi, fare le punture, fare le iniezioni, curare le ferite, medicazioni
medico | visitare i pazienti, curare la gente, dutùr
fisioterapista | fare fisioterapia, far fare ginnastica ai malati, rimettere in piedi
farmacista | vendere medicine, dare le medicine, medicine
soccorritore | guidare l'ambulanza, stare sull'ambulanza, portare i malati, volontario ambulanza
veterinario | curare gli animali, curare i cani, curare cani e gatti, visitare animali, lavorare con gli animali
toelettatore | lavare i cani, tosare i cani, portare a spasso i cani, tenere i cani, dog walker
muratore | fare il muratore, costruire case, costruire muri, fare muri, tirare su muri, ristrutturare case, ristrutturazioni, fare i muri, sistemare case, fare case, müradùr, magüt, murèr, muradùr
manovale | fare la calce, portare i mattoni, dare una mano in cantiere, aiutare il muratore, bocia, manoal, garzone muratore
carpentiere edile | fare i casseri, legare il ferro, fare le armature, gettare cemento
escavatorista | guidare la ruspa, guidare l'escavatore, guidare escavatori, scavare, fare scavi, guidare la pala, usare l'escavatore
gruista | guidare la gru, manovrare la gru, usare la gru, stare sulla gru
piastrellista | mettere le piastrelle, posare piastrelle, posare le piastrelle, fare i pavimenti, posare pavimenti, mettere pavimenti, piastrellare
intonacatore | fare l'intonaco, intonacare, fare il cappotto, fare il cappotto alle case, cappotto case, mettere il cappotto
cartongessista | mettere il cartongesso, fare cartongesso, fare controsoffitti
imbianchino | dipingere i muri, pitturare, pitturare i muri, pitturare le pareti, imbiancare, dipingere case, dare il bianco, tinteggiare, dipingere pareti, imbianchì, pitùr, sbianchì
lattoniere | fare i tetti, riparare i tetti, rifare i tetti, montare grondaie, grondaie
elettricista | fare impianti elettrici, tirare i cavi, mettere le luci, riparare la luce, fare gli impianti elettrici, montare prese
idraulico | riparare i tubi, riparare tubi, aggiustare i rubinetti, montare caldaie, fare i bagni, riparare il bagno, perdite d'acqua, montare rubinetti, idràulich, trombaio, stagnino, stagnì, stagnino
fotovoltaico | montare i pannelli solari, montare pannelli, mettere i pannelli, pannelli fotovoltaici, installare pannelli
frigorista | riparare i frigoriferi, montare condizionatori, mettere il condizionatore
spazzacamino | pulire i camini, pulire le canne fumarie, spasacamì, spassacamì
serramentista | montare finestre, montare le finestre, mettere le finestre, montare porte, montare infissi
asfaltista | asfaltare, fare le strade, lavorare sulle strade
operaio | lavorare in fabbrica, lavoro in fabbrica, lavorare in ditta, lavorare in produzione, lavorare alle macchine, stare in linea, lavorare in linea, lavorare in officina, uperare, operàre
acciaieria | lavorare in acciaieria, lavorare al forno, fondere il ferro, lavorare in ferriera, ferriera
saldatore | saldare, saldare il ferro, fare saldature
fabbro | lavorare il ferro, fare cancelli, battere il ferro, ferèr, frér, feràr
tornitore | usare il tornio, lavorare al tornio, tornire
fresatore | usare la fresa, lavorare alla fresa, fresare
manutentore | fare manutenzione, riparare le macchine, riparare macchinari, aggiustare i macchinari
perito meccanico | disegnare al computer, fare disegni tecnici, disegnare pezzi, disegno tecnico
controllo qualità | controllare i pezzi, controllare la qualità, misurare pezzi
automazione | programmare robot, programmare macchine, programmare i plc
confezionamento | confezionare, impacchettare, inscatolare, fare pacchi, fare le scatole, mettere nelle scatole, imballare
assemblatore | montare pezzi, assemblare, assemblare pezzi
verniciatore | verniciare, dare la vernice, sabbiare
falegname | lavorare il legno, fare mobili, costruire mobili, marangù, legnamèr, fare lavori in legno, marangón, legnamér
montatore mobili | montare mobili, montare le cucine, montare i mobili, montare cucine
boscaiolo | tagliare gli alberi, tagliare alberi, tagliare la legna, fare legna, fare la legna, lavorare nel bosco, lavorare nei boschi, tagliare il bosco, usare la motosega, abbattere alberi, boscaröl, taiaboschi
giardiniere | tagliare l'erba, tagliare erba, tagliare il prato, tagliare i prati, curare il giardino, curare i giardini, potare, potare le siepi, potare le piante, tagliare le siepi, fare giardini, curare il verde, falciare
fiorista | vendere fiori, fare i mazzi, composizioni di fiori, mazzi di fiori
bracciante | lavorare in campagna, lavorare nei campi, lavorare la terra, zappare, lavori in campagna, lavorare nell'orto, contadì
mungitore | mungere, mungere le mucche, mungere le vacche, curare le mucche, curare le bestie, lavorare in stalla, pulire la stalla, stare in stalla, dare da mangiare alle mucche, governare le bestie, lavorare con le mucche, lavorare con gli animali, fare la stalla
malga | stare in malga, lavorare in malga, andare in malga, stare in alpeggio, portare le mucche in alpeggio, mandrià
pastore | portare al pascolo, curare le pecore, curare le capre, pascolare, guardare le pecore, pastùr, pegorér
casaro | fare il formaggio, fare formaggio, fare i formaggi, lavorare il latte, fare la formagella, casér, formagér
raccolta frutta | raccogliere la frutta, raccogliere le mele, raccogliere mele, raccogliere frutta, cogliere le mele, raccogliere castagne, raccogliere mirtilli, raccogliere lamponi
vendemmia | raccogliere l'uva, raccogliere uva, vendemmiare, lavorare in vigna, lavorare nella vigna, potare le viti
panettiere | fare il pane, fare pane, impastare, infornare il pane, lavorare in forno, lavorare al forno del pane, prestinaio, prestinér, fornér
macellaio | tagliare la carne, tagliare carne, lavorare la carne, disossare, beché, bechèr, beccaio, macelér
sarto | cucire, cucire a macchina, cucire vestiti, aggiustare i vestiti, fare orli, riparare vestiti, fare gli orli, sartura, sartùr
calzolaio | riparare scarpe, aggiustare le scarpe, risuolare, caligare, calsolér, scarpulì
autista | guidare il furgone e il camion, portare la gente, portare persone, sciofer, sciafér, autotrenista
camionista | guidare il camion, guidare camion, guidare i camion, portare il camion, trasportare merci, trasportare ghiaia, autista ribaltabile
autista patente ce | guidare il bilico, guidare il tir, guidare bilici, tir
autista patente d | guidare il pullman, guidare il pulmino, guidare l'autobus, guidare la corriera, guidare il bus, guidare lo scuolabus, guidare pullman, portare i bambini a scuola
autista furgone | guidare il furgone, guidare furgoni, guidare un furgone, girare con il furgone
corriere | portare i pacchi, consegnare i pacchi, consegnare pacchi, fare consegne, fare le consegne, portare pacchi, portare le pizze a casa, consegnare a domicilio, consegnare merce
postino | consegnare la posta, portare la posta, portare le lettere, consegnare lettere
magazziniere | lavorare in magazzino, mettere in ordine il magazzino, preparare gli ordini, preparare ordini, stare in magazzino, gestire il magazzino
mulettista | guidare il muletto, usare il muletto, portare il muletto, guidare muletto, guidare il carrello
carico e scarico | scaricare camion, scaricare i camion, caricare camion, scaricare merce, caricare e scaricare
traslocatore | fare traslochi, spostare mobili, svuotare cantine, sgomberare case, portare mobili
meccanico | riparare auto, riparare le macchine, riparare le auto, aggiustare macchine auto, aggiustare le auto, riparare automobili, aggiustare automobili, riparare le macchine in officina, riparare motori, cambiare l'olio, mecanich, aggiustare le macchine, sistemare le macchine, aggiustare la macchina
carrozziere | raddrizzare lamiere, riverniciare auto, verniciare auto, verniciare le auto, togliere le botte
gommista | cambiare le gomme, cambiare gomme, montare gomme, gomme invernali
benzinaio | fare benzina, mettere benzina, stare al distributore
autolavaggio | lavare le auto, lavare le macchine, lavare auto, lavare macchine
commesso | vendere in negozio, stare in negozio, servire i clienti, servire al banco, stare al banco, aiutare i clienti, botega
negozio di abbigliamento | vendere vestiti, vendere abbigliamento, lavorare in un negozio di vestiti, vendere scarpe
cassiere | stare alla cassa, stare in cassa, fare la cassa, lavorare alla cassa, battere gli scontrini, battere la cassa
scaffalista | riempire gli scaffali, riempire scaffali, sistemare gli scaffali, mettere a posto la merce, caricare gli scaffali, sistemare la merce
banconiere | affettare salumi, servire al banco salumi, banco del supermercato
agente di commercio | vendere porta a porta, visitare i clienti, girare per clienti, trovare clienti, vendere alle aziende
promoter | distribuire volantini, dare volantini, portare volantini
pulizie | fare le pulizie, fare pulizie, lavare i pavimenti, lavare per terra, lavare pavimenti, passare lo straccio, pulire i bagni, pulire i pavimenti, tenere pulito, pulire negozi
pulizie uffici | pulire gli uffici, pulire uffici, pulire le scale, pulire scale, lavare le scale, pulire i condomini, fare le scale
pulizie appartamenti | pulire appartamenti, pulire gli appartamenti, pulire case vacanza, pulire le case per turisti
colf | pulire le case, pulire case, pulire casa, fare i mestieri, fare i mestieri di casa, fare le faccende, aiutare in casa, tenere in ordine la casa, lavori di casa, lavori domestici, stirare in casa, stirare, serva, domestica fissa, perpetua, fare le ore in casa, andare a ore, andare a servizio, fà i mestér
lavavetri | pulire i vetri, lavare i vetri, pulire le finestre
netturbino | raccogliere i rifiuti, raccogliere la spazzatura, portare via la spazzatura, svuotare i cestini, spazzare le strade, pulire le strade, scopare le strade, rudèr
tuttofare | lavoretti, piccole riparazioni, riparare in casa, aggiustare le cose, sistemare le cose, mani d'oro
portinaio | stare in portineria, aprire il cancello, custodire il palazzo
guardia giurata | fare la guardia, sorvegliare, fare la ronda, controllare gli ingressi, sorvegliare di notte
custode | tenere una casa, custodire una villa, fare il custode, guardare la casa
impiegato | lavoro al computer, lavorare al computer, usare il computer, scrivere al computer, scrivania, lavoro alla scrivania, compilare documenti, archiviare documenti, passacarte
segretario | rispondere al telefono, rispondere alle telefonate, prendere appuntamenti, tenere l'agenda, prendere le telefonate, fare la segretaria
contabile | fare le fatture, fare fatture, tenere i conti, tenere la contabilità, registrare fatture, fare i bilanci, far di conto, fare i conti
paghe | fare le paghe, fare le buste paga, fare buste paga, preparare gli stipendi, stipendi
commercialista | fare le dichiarazioni, fare il 730, fare le tasse, modello 730
programmatore | scrivere programmi, fare siti, fare siti internet, programmare, creare siti, fare app, sviluppare siti
informatico | riparare computer, aggiustare computer, riparare i pc, installare programmi, sistemare computer
grafico | fare volantini, disegnare loghi, fare grafica, fare locandine
social media manager | gestire instagram, gestire facebook, gestire i social, instagram
traduttore | tradurre, parlare lingue, fare traduzioni, tradurre testi
centralino | chiamare clienti, telefonare ai clienti, fare telefonate, stare al telefono
fotografo | fare foto, fare le foto, fotografare, fare video
necroforo | portare i morti, preparare i defunti, fare funerali
bibliotecario | stare in biblioteca, prestare libri
animatore turistico | fare animazione, ballare con gli ospiti, villaggio vacanze
istruttore di guida | insegnare a guidare
insegnante di inglese | insegnare inglese, insegnare l'inglese, insegnare lingue, dare lezioni di inglese
insegnante di musica | insegnare musica, insegnare a suonare, insegnare pianoforte, lezioni di chitarra
apicoltore | curare le api, fare il miele, tenere le api
birraio | fare la birra, fare birra
cantiniere | fare il vino, lavorare in cantina, imbottigliare vino
salumificio | fare i salami, fare salami, insaccare, fare salumi
banchetti | servire ai matrimoni, servire alle feste, servire nei matrimoni
biglietteria | vendere biglietti, vendere skipass, fare i biglietti, staccare biglietti
trattorista | guidare il trattore, guidare trattori, usare il trattore
pulizie | pulire gli uffici, pulire uffici, pulire le scale, lavare le scale
imbianchino | fare il cappotto, fare il cappotto alle case
laminatore | lavorare in fabbrica, lavoro in fabbrica
forgiatore | lavorare in fabbrica, lavoro in fabbrica
pressista | lavorare in fabbrica, lavoro in fabbrica
confezionamento | lavorare in fabbrica, lavoro in fabbrica
malga | lavorare in montagna, lavoro in montagna
impianti di risalita | lavorare in montagna, lavoro in montagna
educatore | handicap, ragazzi con handicap, aiutare i ragazzi
insegnante di sostegno | handicap, ragazzi con handicap
bracciante | bracciante agricolo, operaio di campagna
gommista | vulcanizzatore
tuttofare albergo | houseman
contabile | ragioneria, diploma di ragioneria, istituto commerciale, bravo con i numeri, laurea in economia
impiegato | ragioneria, diploma di ragioneria, laurea in economia, lavoro col computer
programmatore | lavoro col computer, laurea in informatica, perito informatico
informatico | perito informatico, laurea in informatica
istruttore fitness | scienze motorie, laurea in scienze motorie, isef, diploma isef
maestro di sci | scienze motorie
bagnino | brevetto da bagnino, brevetto bagnino, brevetto di salvataggio
geometra | diploma di geometra, istituto geometri, diploma geometri
cuoco | scuola alberghiera, istituto alberghiero, diploma alberghiero, alberghiero, so cucinare
cameriere | scuola alberghiera, istituto alberghiero, diploma alberghiero, alberghiero
insegnante | laurea in lettere, laurea in matematica, scienze della formazione, magistrale, messa a disposizione
educatore | scienze dell'educazione, laurea in scienze dell'educazione, lavorare con i disabili, lavorare nel sociale
oss | corso oss, qualifica oss, attestato oss, ho fatto il corso oss
infermiere | laurea in infermieristica, scienze infermieristiche
elettricista | diploma elettrotecnico, perito elettrotecnico, perito elettrico
meccanico | passione motori, motori, amo i motori, diploma meccanico
meccanico mezzi pesanti | aggiustare camion, riparare camion, riparare trattori, aggiustare trattori, camion e trattori, riparare mezzi agricoli
receptionist | lingue straniere, liceo linguistico, so le lingue, parlare inglese, parlare tedesco, mediazione linguistica
guida turistica | lingue straniere, storia dell'arte, beni culturali
giardiniere | agraria, scuola agraria, istituto agrario, orto e giardino
bracciante | agraria, scuola agraria, istituto agrario, frutteto, campi
mungitore | vacche, mucche, bestiame, azienda zootecnica
malga | vacche, mucche, bestiame
veterinario | animali, lavorare con animali
toelettatore | animali, lavorare con animali, cani e gatti
estetista | scuola di estetica, qualifica estetista
parrucchiere | scuola parrucchieri, qualifica parrucchiera
saldatore | patentino saldatura, filo continuo, saldatrice
fotovoltaico | pannelli, pannelli sul tetto
lattoniere | lamiere sul tetto, coprire tetti
falegname | truciolo, pialla, segare legno, mobili su misura
sarto | macchina da cucire, ago e filo, cerniere, rammendare, rammendo
gommista | cambio gomme, convergenza, equilibratura
meccanico | tagliandi, tagliando, cambio olio, revisione auto, freni
cassiere | battere cassa, cassa automatica
banconiere | affettatrice, salumi e formaggi
barista | macchina del caffè, cappuccini, aperitivi al banco
lavapiatti | lavastoviglie, piatti sporchi
pulizie | scopa e straccio, aspirapolvere, detersivi, sanificare
magazziniere | bolle, transpallet, pallet, bancali, lettore barcode
corriere | consegne in bici, portare la spesa, consegnare pasti
impianti di risalita | stazione sciistica, comprensorio sciistico, piste da sci, impianti da sci, seggiovie, ski area
gattista | piste da sci
maestro di sci | piste da sci
noleggio sci | scarponi, attacchi da sci
rifugista | alta quota, rifugi
badante | persona anziana, persone anziane, anziani soli, alzheimer, non autosufficiente
oss | persone anziane, malati, allettati, igiene del paziente
assistenza domiciliare | andare a casa dei malati, a domicilio
babysitter | neonato, neonati, bimbo, bimbi
educatore asilo nido | bimbi piccoli, neonati
impiegato | protocollo, archivio, excel, pacchetto office, documenti
segretario | agenda, appuntamenti, fissare appuntamenti
operaio | catena di montaggio, linea di produzione, macchinari, capannone, ditta
saldatore | officina di carpenteria
acciaieria | altoforno, colata, forno elettrico, siderurgia
muratore | cazzuola, cemento, calcestruzzo a mano, mattoni, cappotti
manovale | garzone, carriola, badile
boscaiolo | motosega, bosco, taglio piante, esbosco
giardiniere | decespugliatore, tagliaerba, siepi, aiuole
netturbino | spazzatura, cassonetti, rifiuti porta a porta, camion dei rifiuti
autista patente d | corriera, gita scolastica
autista patente c | cassone, ribaltabile
escavatorista | pala meccanica, miniescavatore, terna, bobcat
addetto carroponte | carroponte
cuoco | fornelli, cucina casalinga, menù
pasticcere | torte, brioche, croissant
panettiere | lievito, panetti
animatore grest | estate con i bambini, campi scuola
guida alpina | ferrate, trekking, alpinismo
cameriere | vassoio, comande, comanda, coperti
portiere di notte | notte in hotel
custode | guardiano, guardiania
promoter | volantini
pulizie | inserviente, inservienti, addetto sanificazione ambienti
ausiliario ospedale | inserviente
pasticcere | addetto lievitati, addetta lievitati, cioccolatiere, cioccolatiera
cuoco | addetto antipasti, addetta antipasti, cuciniere, cuciniera, rosticcere, rosticciere
fast food | friggitore, friggitrice, piadinaro, piadinara
gestore locale | locandiere, locandiera, albergatore, albergatrice, oste
barista | banchista, addetto somministrazione, addetta somministrazione, caffettiere
receptionist | guest relation, booking, revenue manager, addetta accoglienza, addetto accoglienza
lavanderia | addetto guardaroba, addetta guardaroba
facchino | valletto, bagagista
biglietteria | tornelli
malga | alpeggiatore, alpeggiatrice, casaro di malga
raccolta frutta | frutticoltore, frutticoltrice
giardiniere | addetto al verde, addetta al verde
pulitore metalli | levigatore, levigatrice
confezionamento | etichettatore, etichettatrice
magazziniere | preparatore ordini, preparatrice ordini
asfaltista | rullista, asfaltatore
piastrellista | parquettista, rivestitore, pavimenti in legno
intonacatore | intonachino, coibentatore, cappottista
imbianchino | pittore
lattoniere | tegolaio, copritetto
capocantiere | capomastro
geometra | disegnatore tecnico, disegnatrice tecnica, topografo
idraulico | tubista, fognaiolo
acquedotto | acquedottista
assistente tecnico | installatore, installatrice, tecnico telefonico
programmatore | webmaster
impiegato | amministrativo, amministrativa, assistente amministrativa, assistente amministrativo
contabile | controller
estetista | make up artist, truccatrice, truccatore
massaggiatore | massofisioterapista
babysitter | assistente all'infanzia
tecnico di radiologia | radiologo, radiologa
autista patente c | padroncino
colf | maggiordomo, governante di casa
sarto | magliaia, ricamatrice, ricamatore
istruttore di equitazione | maniscalco
necroforo | becchino, impresario funebre
pastificio | pastaio, pastaia
panettiere | mugnaio
gelataio | cremeria
mensa | scodellatrice, scodellatore
cuoco | cucinare
cameriere | servire
commesso | vendere
muratore | costruire
autista | guidare
pulizie | pulire, lavare
insegnante | insegnare
manutentore | riparare, aggiustare
muratore | fà l magüt, magutt, fà sö le ca, fà sö i mür, mürà sö, fà l müradùr
manovale | fà l bòcia, bociàt, bocia de magüt, fà la molta, portà i quadrèi
cuoco | fà de maià, fà la polenta, cüsinà, cögo
aiuto cuoco | daga na mà en cüsina, pelà le patate
lavapiatti | lauà zo i piacc, lavà zo i piàcc, laà zo i piàcc, laà i piàcc, laà sö i piàcc, lauà i piacc, lavà i piacc, laà zo
cameriere | portà i piàcc, serví i tàoi, camarér, camarera de sala, fà l camerér
cameriera ai piani | fà i lècc, fà zo i lècc, fà sö i lècc, netà le stanse, netà le camere
barista | stà dré al banc, fà i cafè, fà l'ostér
colf | fà i mestér de ca, netà la ca, a servése, servent, fà la serva
pulizie | netà zo, fà polìt, netà, lauà zo per tera, laà zo per tera, scuà, fà pulisia
badante | stà dré ai vècc, stà dré ai vecì, dré ai vècc, coi vècc, curà i vecì, curà la nona, dré a la nona, tègner dré ai vècc
oss | dré ai malàcc, curà i malàcc, stà dré ai malàcc
babysitter | dré ai s-cècc, curà i s-cècc, stà dré ai s-cècc, curà i gnari, stà dré ai gnari, dré ai gnari, curà i pötèi, tègner i scècc, gnari
mungitore | mólzer, mùlser, mols le vache, mólzer le vache, mólzer le ache, mès a le ache, mès a le vache, dré a le vache, dré a le ache, dré a le bestie, fà la stala, en stala, regolà le bestie, regulà le bestie, regolà le ache, ache, bergamì, famèi
malga | sö en malga, en malga, nà a mut, a l'alp, caregà mut, malghés
pastore | dré a le pégore, dré a le care, pegore, paissà le pegore, pegurér
casaro | fà l formai, fà la furmagèla, formaér
boscaiolo | spacà la legna, taià la legna, taià i bosc, taià i àlber, fà legna en del bosc, nà a legna, boscaröi, fà zo i bosc
giardiniere | taià l'erba, seghà l'erba, segà l'erba, taià l prat, fà l'ortolà, giardinér
bracciante | laurà la tera, laurà i cap, fà l fé, nà a fé, segà l fé, sapà l'ort, cuntadì, paisà
vendemmia | catà l'öa, taià l'öa, endemià, vendemià
raccolta frutta | catà i pom, catà sö i pom, catà sö le castegne, catà le castegne
camionista | menà l camio, menà l camion, guidà l camio, camiunista, fà l camionista
autista | menà la machina, menà la coriera, menà l'auto, guidà la coriera, autìsta
autista patente d | menà l pulman, menà la coriera, guidà l pulman
escavatorista | menà la ruspa, menà l'escavatùr, guidà la ruspa
trattorista | menà l tratùr, guidà l tratùr
meccanico | giustà le machine, comodà le machine, mecànic, mecanec, mecaneg
falegname | laurà l legn, fà i mòbii, legname de mestér
fabbro | laurà l fèr, batèr l fèr, feré
saldatore | saldà, saldà l fèr, saldadùr
operaio | laurà en fabrica, en fabrica, sota padrù
acciaieria | laurà en feriera, en feriera, al foren, laurà al foren
elettricista | eletricista, letricista, fà i impiancc, tirà i fii, eletrecista
idraulico | giustà i tübi, giustà i robinècc, idraulec, trombér
imbianchino | dà l bianc, sbianchesà, pitürà
piastrellista | mètì zo le piastrele, mèt zo le piastrele, piastrelì
lattoniere | fà i tècc, giustà i tècc, sö i tècc, lattonér
spalatore | spalà la nef, spasà la nef, parà la nef, fà fò la nef, fà sö la nef
panettiere | fà l pa, pristiner
macellaio | mazà i porsèi, copà i porsèi
salumificio | fà i salàm, fà sö i salàm, fà sö l porsèl
sarto | cüsì, cüsì zo, sartora, giustà i vestìcc
parrucchiere | taià i cavèi, taià i caèi, petenà, peruchiera, paruchér
barbiere | fà la barba
commesso | stà en botega, vènder, dré al banc, botegér
magazziniere | en magasì, magasinér, laurà en magasì
netturbino | rüt, catà sö l rüt, portà vià l rüt, spasì, scuà le strade
impianti di risalita | laurà ai impiancc, sö i impiancc, ai impianti, a la segioìa
insegnante | maester, fà scöla, maèstra de scöla
lavanderia | laà la biancheria, lauà i pagn, laà i pagn, sopressà, stirà
infermiere | infermér, infermera, fà le ponsiù
postino | portà la posta, pustì, portaletere
custode | cürà la ca, vardà la ca
cameriere | portare fuori i piatti, portare i piatti, portare fuori le ordinazioni, portare in tavola, servire la cena, servire il pranzo, servire la gente ai tavoli, servire in ristorante, stare in sala, stare ai tavoli, lavorare in sala, sparecchiare i tavoli, apparecchiare i tavoli, preparare i tavoli, pulire i tavoli, passare tra i tavoli, portare le pizze ai tavoli, lavorare in un ristorante, lavorare al ristorante, lavorare in pizzeria, lavorare in trattoria, vassoio in mano, servire i clienti ai tavoli
barista | stare dietro al banco del bar, stare dietro al bancone, dietro il banco del bar, lavorare al bar, lavorare in un bar, preparare i caffè, servire caffè, servire le colazioni, preparare aperitivi, spillare la birra, spillare birra, lavorare in caffetteria, stare in un bar, aprire il bar, servire da bere, preparare i panini
cuoco | stare in cucina, lavorare in una cucina, preparare da mangiare, preparare piatti, preparare i piatti, preparare primi e secondi, cucinare piatti tipici, cucinare i pranzi, passione per la cucina, appassionato di cucina, brava in cucina, me la cavo in cucina, brava a cucinare, cucinare casalingo, fare la polenta, stare ai fuochi, cucinare bene
aiuto cuoco | dare una mano ai cuochi, aiutare il cuoco, aiutare la cuoca, aiutare a cucinare, tagliare le verdure, pulire le verdure, preparare le insalate, imparare a cucinare, preparazioni in cucina, stare in cucina ad aiutare
lavapiatti | stare al lavaggio, stare al lavandino, lavare le padelle, pulire le pentole, pulire la cucina, pulire le cucine, lavare e asciugare i piatti, caricare la lavastoviglie, usare la lavastoviglie
pizzaiolo | stare al forno delle pizze, lavorare al forno a legna, forno a legna, fare l'impasto, impasto della pizza, tirare la pasta della pizza, cuocere le pizze
pasticcere | fare le brioche, fare i biscotti, fare pasticcini, decorare torte, decorare le torte, sfornare dolci, preparare i dolci, preparare dolci, lavorare in pasticceria, passione per i dolci, cake design
gelataio | stare in gelateria, lavorare in gelateria, servire gelati, riempire i coni
mensa | cucina della scuola, cucina dell'asilo, servire i pasti ai bambini, servire i pasti, distribuire i pasti, dare i pasti, preparare i pasti a scuola, lavorare in una mensa, mensa aziendale, mensa dell'ospedale
colazioni | preparare le colazioni, servire le colazioni, stare alle colazioni, colazioni in albergo, buffet della colazione, sala colazione
receptionist | stare in reception, lavorare in reception, lavorare alla reception, prendere le prenotazioni, gestire le prenotazioni, rispondere alle prenotazioni, dare il benvenuto ai clienti, accogliere i turisti, accogliere clienti, accogliere gli ospiti in albergo, banco dell'albergo, check in e check out
portiere di notte | notte in hotel, stare di notte in albergo, notte alla reception, reception di notte, fare la notte in albergo, fare le notti in albergo, fare le notti in hotel
cameriera ai piani | sistemare i letti, sistemare le camere, sistemare le stanze, mettere a posto le camere, mettere in ordine le camere, mettere in ordine le stanze, rassettare le camere, riassettare le camere, pulire camere, pulire stanze, rifare letti, rifare camere, cambiare i letti, cambiare lenzuola e asciugamani, stare ai piani, lavorare ai piani, pulizia delle camere, pulizia delle stanze, camere d'albergo
facchino | portare su le valigie, portare i bagagli in camera, spostare tavoli e sedie, montare i tavoli
lavanderia | stirare le tovaglie, lavare e stirare, stirare e piegare, piegare gli asciugamani, piegare le lenzuola, lavare le tovaglie, stirare tovaglie, stirare le camicie, stare in lavanderia, lavorare in lavanderia, lavorare in stireria, ferro da stiro, lavatrici
impianti di risalita | stare agli impianti, stare allo skilift, stare alla funivia, stare in stazione della funivia, aiutare gli sciatori a salire, far salire la gente in seggiovia, lavorare alla seggiovia, lavorare alle funivie, lavorare in funivia, lavorare allo skilift, lavorare alla cabinovia, lavorare negli impianti, impianti sciistici, controllare gli skipass, aprire le piste
gattista | guidare i gatti, guidare il gatto, guidare i gatti delle nevi, gatti delle nevi, battere la neve, preparare le piste, sistemare le piste, stare sul gatto, lisciare le piste
innevamento | sparare la neve, fare la neve artificiale, neve artificiale, cannoni della neve, cannoni sparaneve
soccorso piste | soccorrere gli sciatori, soccorrere sulle piste, toboga, pattuglia sulle piste
maestro di sci | insegnare ai bambini a sciare, insegnare snowboard, insegnare lo snowboard, dare lezioni sulla neve, fare il maestro sulla neve
noleggio sci | noleggiare attrezzatura, noleggiare scarponi, dare gli scarponi, affittare gli sci, noleggiare biciclette, noleggio attrezzatura
skiman | preparare gli sci, fare le lamine, sciolinare, sciolina, sistemare gli sci, riparare gli sci, lamine e soletta
biglietteria | stare in biglietteria, fare gli skipass, vendere gli skipass, vendere i biglietti, stare alla cassa degli impianti, fare i biglietti degli impianti
guida alpina | accompagnare escursioni, accompagnare gli escursionisti, portare la gente a camminare, portare in quota, ciaspolate, accompagnare in ciaspolata, arrampicate, portare ad arrampicare
guida turistica | accompagnare i gruppi, accompagnare gruppi, accompagnare scolaresche, spiegare le incisioni, portare la gente a vedere le incisioni, visite guidate, far visitare il museo, raccontare la storia della valle
animatore | far giocare i bambini, far divertire i bambini, far divertire gli ospiti, giocare con i bambini, organizzare giochi, animare feste di compleanno, feste di compleanno, intrattenere i bambini
rifugista | lavorare in rifugio, lavorare in un rifugio, aiutare in rifugio, dare una mano in rifugio, vivere in rifugio, stare in un rifugio, stare in baita, lavorare in baita, stagione in rifugio, gestire un rifugio, aprire il rifugio
spalatore | liberare la strada dalla neve, passare con la lama, lama da neve, lama neve, pulire la strada dalla neve, tirare via la neve, portare via la neve, turbina da neve, fresa da neve, fresaneve, pala da neve
terme | lavorare alle terme, stare alle terme, fare i fanghi, piscine termali, accogliere alle terme
spa | stare in spa, lavorare in spa, lavorare in un centro benessere, accogliere in spa, fare trattamenti benessere, idromassaggio, hammam, sala relax
massaggiatore | fare i massaggi ai clienti, massaggiare, massaggi rilassanti, massaggi sportivi
estetista | mettere lo smalto, fare le sopracciglia, depilare, depilazione, fare la pulizia del viso, fare le ciglia, ciglia finte, extension ciglia
onicotecnico | fare le unghie, fare unghie in gel, unghie in gel, mettere le unghie, fare la manicure
parrucchiere | messa in piega, piega e colore, tagliare i capelli, tagliare capelli, fare le tinte, fare le meches, lavare le teste, lavare i capelli, fare shampoo, pettinare, acconciare, fare le acconciature
barbiere | fare le barbe, fare barba e capelli, barba e capelli
bagnino | guardare chi nuota, sorvegliare i bagnanti, stare a bordo piscina, sorveglianza piscina, guardare i bambini in piscina
istruttore di nuoto | insegnare nuoto ai bambini, corsi in piscina, insegnare in piscina
istruttore fitness | seguire la gente in palestra, stare in palestra, lavorare in palestra, fare schede di allenamento, corsi fitness, insegnare pilates, insegnare yoga, insegnare zumba
allenatore | allenare, allenare i bambini, allenare una squadra, allenare ragazzi, allenare calcio, allenare pallavolo
istruttore di equitazione | curare i cavalli, pulire i box, governare i cavalli, dar da mangiare ai cavalli, dare da mangiare ai cavalli, stare con i cavalli, lavorare con i cavalli, andare a cavallo, accompagnare a cavallo, passeggiate a cavallo, strigliare
insegnante | insegnare ai bambini, insegnare ai ragazzi, insegnare italiano, insegnare matematica, fare l'insegnante a scuola, lavorare in una scuola, stare in cattedra, graduatorie
insegnante di sostegno | seguire un bambino disabile, seguire un ragazzo disabile, seguire un bambino autistico, autismo, bambini autistici, ragazzi autistici, aiutare un bambino disabile, affiancare un bambino a scuola, stare vicino a un bambino disabile
maestra d’asilo | lavorare in un asilo, lavorare alla scuola materna, insegnare alla materna, stare con i bambini dell'asilo, bambini dell'asilo
educatore asilo nido | lavorare in un nido, stare al nido, cambiare i pannolini, curare i bambini piccoli, bambini piccolissimi, lavorare con bambini piccoli
babysitter | stare dietro ai bambini, badare a un bambino, badare ai bimbi, guardare i bimbi, tenere i bimbi, tenere un bambino, tenere una bambina, tenere d'occhio i bambini, portare i bambini all'asilo, portare i bambini al parco, prendere i bambini a scuola, ritirare i bambini da scuola, seguire due bambini, stare con un neonato, curare i bimbi, brava con i bambini, guardare i bambini degli altri, accudire un neonato
babysitter | mi piacciono i bambini, amo i bambini, adoro i bambini, ci so fare con i bambini, contatto con i bambini, paziente con i bambini, brava con i bambini
educatore asilo nido | mi piacciono i bambini, amo i bambini, adoro i bambini, ci so fare con i bambini, contatto con i bambini, paziente con i bambini, brava con i bambini
animatore grest | mi piacciono i bambini, amo i bambini, adoro i bambini, ci so fare con i bambini, contatto con i bambini, paziente con i bambini, brava con i bambini
maestra d’asilo | mi piacciono i bambini, amo i bambini, adoro i bambini, ci so fare con i bambini, contatto con i bambini, paziente con i bambini, brava con i bambini
doposcuola | seguire i bambini nei compiti, far fare i compiti, aiutare i bambini con i compiti, aiutare nello studio, dare lezioni private, ripetizioni di matematica, ripetizioni di inglese, dare lezioni di matematica
bidello | lavorare come ata, pulire le classi, pulire le aule della scuola, sorvegliare i bambini a scuola, aprire la scuola, suonare la campanella
assistente scuolabus | accompagnare i bambini sul pullmino, stare sul pullmino, guardare i bambini sul pullman, accompagnare i bambini sullo scuolabus
oss | alzare i malati, lavare i malati, imboccare, imboccare i malati, cambiare i pannoloni, assistere i malati, assistere malati, stare in corsia, lavorare in casa di riposo, lavorare alla casa di riposo, lavorare in rsa, lavorare con i malati, lavorare in reparto, curare chi sta male, assistere in ospedale
badante | tenere dietro agli anziani, tenere dietro a un anziano, tenere dietro a un signore anziano, stare dietro agli anziani, stare dietro a un anziano, stare dietro ai vecchi, guardare un anziano, guardare una nonna, guardare un nonno, guardare i nonni, accudire una nonna, accudire i nonni, badare alla nonna, badare al nonno, badare ai nonni, compagnia a una nonnina, compagnia a una nonna, compagnia a un nonno, fare compagnia agli anziani, assistere una signora, assistere un signore, assistere i nonni, curare un anziano, curare una signora anziana, curare i nonni, lavare e vestire, cucinare per un anziano, accompagnare gli anziani, portare a passeggio gli anziani, portare dal dottore, lavorare con gli anziani, lavorare con anziani, contatto con gli anziani, signora anziana, signore anziano, stare in casa con un anziano
badante convivente | vivere con un anziano, vivere con una signora anziana, vivere in casa con l'anziano, stare giorno e notte, giorno e notte con un anziano, dormire in casa dell'anziano
badante di notte | fare la notte con un anziano, fare la notte in ospedale, fare le notti in ospedale, dormire da una signora, dormire con una signora anziana, guardare un anziano di notte, stare la notte con un anziano
infermiere | prendere la pressione, fare i prelievi di sangue, fare le flebo, fare flebo, dare le terapie, lavorare in sala operatoria, pronto soccorso ospedale, fare le medicazioni
soccorritore | lavorare in ambulanza, lavorare sull'ambulanza, andare in ambulanza, trasportare i malati, trasporto malati, trasporto dializzati, portare i malati in ospedale
comunità disabili | lavorare con i disabili, stare con i disabili, aiutare i disabili, assistere disabili, seguire i disabili, accompagnare i disabili, ragazzi disabili, persone con disabilità
veterinario | mi piacciono gli animali, amo gli animali, adoro gli animali, contatto con gli animali, appassionata di animali, passione per gli animali, curare animali
toelettatore | mi piacciono gli animali, amo gli animali, adoro gli animali, contatto con gli animali, appassionata di animali, passione per gli animali, curare animali, tosare cani, tagliare il pelo ai cani, lavare cani, stare con i cani, lavorare con i cani, portare fuori i cani, portare fuori il cane, portare a spasso il cane, portare in giro i cani, tenere i gatti, pensione per cani, addestrare cani, addestrare i cani
mungitore | mi piacciono gli animali, amo gli animali, adoro gli animali, contatto con gli animali, appassionata di animali, passione per gli animali, curare animali, dar da mangiare alle bestie, dare da mangiare alle bestie, dar da mangiare alle mucche, dar da mangiare agli animali, dare da mangiare agli animali, star dietro alle bestie, stare dietro alle bestie, guardare le bestie, guardare le mucche, pulire le stalle, pulire le mucche, lavorare in una stalla, lavorare con le bestie, lavorare in una fattoria, stare in fattoria, fattoria, far nascere i vitelli, vitelli, dare il fieno, spalare il letame, letame, governare le mucche, governare gli animali, tenere le mucche, mungere a mano, attaccare la mungitrice
malga | fare la malga, vivere in malga, vivere in alpeggio, fare l'alpeggio, andare all'alpeggio, passare l'estate in malga, estate in malga, stagione in malga, stare su con le mucche, portare su le mucche, portare su le bestie, monticazione
pastore | stare dietro alle pecore, stare dietro alle capre, guardare le capre, mungere le capre, portare le pecore al pascolo, portare le capre al pascolo, tosare le pecore, stare con le pecore, stare con le capre, gregge
casaro | fare i formaggi in malga, fare il burro, fare la ricotta, girare le forme, salare i formaggi, lavorare in caseificio, lavorare in latteria, cagliare, cagliata
muratore | tirar su i muri, tirare su i muri, tirar su muri, tirare su case, fare lavori di muratura, lavori di muratura, muratura, mettere i mattoni, posare mattoni, posare i mattoni, lavorare in cantiere, lavorare nei cantieri, stare in cantiere, fare i muretti, muri a secco, fare muri a secco, sistemare i muri, demolire muri, fare le solette, fare i tetti e i muri, rifare i bagni, ristrutturare, rasare i muri
manovale | portare il cemento, impastare il cemento, fare il cemento, portare la carriola, aiutare in cantiere, fare il bocia, fare il garzone, pulire il cantiere, aiutare i muratori, picco e pala, pala e piccone, usare il martello pneumatico, martello pneumatico
carpentiere edile | mettere i casseri, armare i pilastri, fare i pilastri, piegare il ferro, gettare le solette
escavatorista | guidare la terna, guidare il bobcat, guidare bobcat, guidare le ruspe, guidare ruspe, guidare miniescavatori, guidare il miniescavatore, fare scavi con l'escavatore, muovere la terra, spostare terra, patentino escavatore, patentino per l'escavatore, patentino movimento terra, patentino macchine movimento terra
gruista | manovrare gru, guidare gru, patentino gru, patentino per la gru, patentino autogru
piastrellista | posare il pavimento, mettere giù le piastrelle, posare il parquet, mettere il parquet, levigare i pavimenti, rivestire i bagni
intonacatore | dare l'intonaco, mettere l'intonaco, rasare le pareti, cappotto termico alle case
imbianchino | dipingere le pareti, dipingere la casa, verniciare le pareti, dare la pittura, dare il colore ai muri, pennello e rullo, verniciare le persiane, imbiancare
lattoniere | mettere le tegole, cambiare le tegole, sistemare i tetti, sistemare il tetto, lavorare sui tetti, rifare il tetto, fare il tetto, fare tetti, montare le grondaie, pluviali
elettricista | fare l'impianto elettrico, passare i cavi, mettere le prese, montare lampade, attaccare la luce, sistemare la luce, impianti della luce, quadri e cavi, montare lampadari, lavorare con la corrente
idraulico | montare i rubinetti, cambiare i rubinetti, sistemare i bagni, sistemare i tubi, montare sanitari, montare i sanitari, fare gli impianti dell'acqua, riparare perdite, riparare le perdite, saldare i tubi, montare i termosifoni, termosifoni, impianti di riscaldamento
caldaista | riparare le caldaie, sistemare le caldaie, controllare le caldaie, pulire le caldaie, manutenzione caldaie
fotovoltaico | mettere pannelli, mettere pannelli solari, montare i pannelli, installare i pannelli solari
serramentista | montare serramenti, montare tapparelle, montare zanzariere, sistemare le finestre, montare le porte, fare finestre
asfaltista | stendere l'asfalto, fare gli asfalti, riparare le strade, sistemare le strade, fare la segnaletica, buche nelle strade
operaio | lavorare in una fabbrica, lavorare in una ditta, lavorare in stabilimento, lavorare in un capannone, lavorare in azienda, stare alle macchine, stare alla macchina in fabbrica, caricare la macchina, caricare le macchine, stare sulla linea, stare alla catena, lavorare alla catena, lavorare in officina meccanica, lavorare in reparto produzione, lavorare in produzione meccanica, lavorare nella metalmeccanica
acciaieria | lavorare in fonderia, stare al forno dell'acciaio, colare l'acciaio, fondere l'acciaio, fondere i metalli, lavorare con l'acciaio, lavorare ai forni
laminatoio | lavorare al laminatoio, lavorare in laminatoio, stare al laminatoio, treno laminatoio
forgiatore | battere il ferro al maglio, lavorare in forgia, stampare a caldo
saldatore | saldare a filo, saldare a tig, saldare tig, saldare acciaio, fare le saldature, saldare metalli, patentino di saldatura, patentino da saldatore, patentino saldatore, maschera e saldatrice
carpentiere in ferro | lavorare il ferro e l'acciaio, fare ringhiere, fare scale in ferro, tagliare e saldare, montare strutture in ferro
tornitore | stare al tornio, lavorare con il tornio, tornire pezzi
operatore cnc | lavorare alle macchine cnc, usare le macchine cnc, caricare i pezzi, attrezzare le macchine, macchine a controllo numerico, usare il controllo numerico
pressista | stare alla pressa, lavorare alla pressa, lavorare alle presse, usare la pressa, stampare pezzi, piegare la lamiera, piegare lamiere
manutentore | sistemare le macchine in fabbrica, aggiustare le macchine in fabbrica, riparare impianti, riparare gli impianti, aggiustare i macchinari in fabbrica, manutenzione degli impianti, fare le manutenzioni
controllo qualità | controllare i prodotti, controllare pezzi, misurare i pezzi, calibro e micrometro, calibro
confezionamento | mettere i prodotti nelle scatole, mettere in scatola, mettere nei sacchetti, incartare, preparare i pacchi, preparare le scatole, chiudere le scatole, mettere le etichette, etichettare, attaccare etichette, confezionare cosmetici, confezionare alimenti, insacchettare, imbustare
assemblatore | montare componenti, montare piccoli pezzi, avvitare, mettere insieme pezzi, montaggio di pezzi, assemblare piccoli pezzi, assemblare componenti
verniciatore | spruzzare la vernice, verniciare pezzi, lavorare in verniciatura, verniciare a spruzzo, verniciare il ferro
falegname | lavorare col legno, lavorare con il legno, fare armadi, fare le porte in legno, fare i serramenti in legno, tagliare il legno, piallare, riparare mobili, passione per il legno, amo il legno, mi piace il legno, lavorare in falegnameria, costruire in legno
segheria | segare tronchi, segare i tronchi, lavorare in segheria, tagliare le assi
montatore mobili | montare armadi, montare gli armadi, montare cucine e mobili, montare arredamenti
boscaiolo | tagliare le piante, tagliare piante, tagliare tronchi, buttare giù le piante, buttare giù gli alberi, stare nel bosco, stare nei boschi, pulire il bosco, pulire i boschi, lavorare con la motosega, guidare il trattore nel bosco, spaccare la legna, vendere legna, legna da ardere, fare la legna nel bosco, patentino motosega, patentino per la motosega, patentino della motosega, corso motosega, patentino boscaiolo
giardiniere | mettere a posto il verde, sistemare il verde, tenere in ordine i giardini, tenere il giardino, sistemare il giardino, sistemare i giardini, mettere a posto i giardini, mettere a posto il giardino, fare il giardino, stare nel verde, rasare il prato, rasare l'erba, tosare il prato, passare il decespugliatore, usare il decespugliatore, usare il tagliaerba, tagliare siepi, potare siepi, potare alberi, piantare fiori, piantare alberi, annaffiare, bagnare le piante, curare le piante, raccogliere le foglie, soffiare le foglie, lavorare nel verde, verde dei comuni, pollice verde, mi piacciono le piante, amo le piante
fiorista | mi piacciono i fiori, amo i fiori, lavorare con i fiori, fare mazzi di fiori, vendere piante, addobbi floreali
vivaista | lavorare in vivaio, lavorare nelle serre, lavorare in serra, curare le piantine, piantine
bracciante | lavorare nei prati, fare il fieno, fare fieno, girare il fieno, imballare il fieno, piantare patate, raccogliere le patate, raccogliere patate, raccogliere verdura, raccogliere insalata, seminare, zappare l'orto, curare l'orto, coltivare, coltivare la terra, lavorare in azienda agricola, vivere in campagna, stare in campagna, patentino fitosanitario
raccolta frutta | raccogliere le castagne, raccogliere i mirtilli, raccogliere i lamponi, raccogliere le fragole, raccogliere fragole, raccogliere i frutti, raccogliere piccoli frutti, raccogliere ciliegie, raccogliere olive, raccogliere le olive, raccogliere funghi, cogliere frutta
vendemmia | tagliare l'uva, staccare l'uva, fare la vendemmia, raccolta dell'uva, potare la vigna, potare le vigne, legare le viti, curare la vigna, curare le viti
trattorista | andare col trattore, lavorare col trattore, guidare i trattori, guidare mezzi agricoli, patentino trattore, patentino per il trattore, patentino del trattore, arare, guidare la mietitrebbia
cantiniere | travasare il vino, lavorare in cantina vinicola, lavare le botti, pulire le botti
apicoltore | stare con le api, lavorare con le api, smielare, smielatura, arnie
panettiere | infornare, stare al forno del pane, sfornare il pane, lavorare in panificio, lavorare di notte a fare il pane, impastare il pane, fare le focacce, alzarsi presto a fare il pane
macellaio | lavorare in macelleria, disossare la carne, macellare, lavorare con la carne, tagliare e servire la carne, banco della carne
salumificio | fare le salsicce, fare i cotechini, insaccare i salami, legare i salami, lavorare in salumificio
pastificio | fare la pasta fresca, fare la pasta a mano, tirare la sfoglia, fare i ravioli, fare ravioli, fare gli gnocchi
sarto | usare la macchina da cucire, lavorare a macchina da cucire, fare le riparazioni di vestiti, accorciare i pantaloni, accorciare pantaloni, fare gli orli ai pantaloni, mettere le cerniere, attaccare bottoni, rattoppare, confezionare vestiti, lavorare a maglia, lavorare in sartoria, brava a cucire, cucire a mano
autista | guidare la macchina, guidare l'auto, guidare per lavoro, mi piace guidare, amo guidare, stare al volante, stare in strada, accompagnare le persone, accompagnare persone in macchina, portare in giro la gente
camionista | guidare l'autocarro, guidare mezzi pesanti, guidare i mezzi pesanti, stare sul camion, andare in giro col camion, viaggiare col camion, trasportare la ghiaia, trasportare terra, trasportare legname
autista patente ce | guidare l'autotreno, guidare l'autoarticolato, guidare camion con rimorchio, fare viaggi col bilico, fare l'estero col camion
autista patente d | guidare le corriere, guidare gli autobus, guidare autobus, guidare i pullman, portare gli studenti, portare le scolaresche, portare i turisti in pullman
autista furgone | consegnare con il furgone, fare consegne con il furgone, viaggiare col furgone, guidare il ducato
corriere | consegnare pizze, consegnare le pizze, consegnare la spesa, portare la spesa a domicilio, consegnare i pasti, portare i pasti a domicilio, pasti a domicilio, consegnare merci, girare a consegnare, portare in giro i pacchi, fare il giro delle consegne
magazziniere | sistemare il magazzino, mettere a posto il magazzino, preparare i bancali, preparare bancali, fare i bancali, fare bancali, spostare bancali, caricare i bancali, spostare la merce, ricevere la merce, controllare la merce, stoccare la merce, fare inventario, fare gli inventari, lavorare in un magazzino, lavorare nella logistica
mulettista | portare i muletti, usare i muletti, guidare i muletti, guidare carrelli, guidare i carrelli elevatori, patentino del carrello, patentino carrello elevatore, patentino carrelli, patentino del carrello elevatore
carico e scarico | caricare i camion, scaricare la roba, caricare la merce, scaricare bancali, scaricare i furgoni, caricare e scaricare i camion
traslocatore | spostare i mobili, portare mobili su per le scale, svuotare le case, sgomberare cantine, sgomberare solai
meccanico | sistemare le auto, sistemare auto, sistemare macchine, mettere a posto le macchine, smontare motori, smontare i motori, montare e smontare motori, mettere le mani nei motori, mani nei motori, fare i tagliandi, cambiare le pastiglie, passione per i motori, appassionato di motori, passione per le macchine, lavorare in un'officina auto, lavorare con i motori, smanettare sui motori, riparare furgoni
meccanico moto | riparare moto, riparare le moto, aggiustare moto, aggiustare le moto, sistemare le moto, riparare biciclette, riparare le bici, aggiustare le bici, aggiustare biciclette, riparare bici elettriche, passione per le moto, smontare moto
meccanico mezzi pesanti | riparare le ruspe, riparare escavatori, riparare mezzi pesanti, riparare i trattori, riparare i camion, aggiustare i camion
carrozziere | sistemare carrozzerie, tirare le botte, riparare carrozzerie, lavorare in carrozzeria, lucidare le auto
gommista | cambiare gli pneumatici, montare le gomme, montare gomme invernali, cambio gomme invernali
benzinaio | lavorare al distributore, lavorare dal benzinaio, mettere la benzina, fare rifornimento alle auto, stare alla pompa di benzina, pompa di benzina
autolavaggio | pulire le auto, pulire le macchine dentro, lavorare all'autolavaggio, lavaggio interni auto
commesso | stare dietro al banco, stare dietro un banco, stare dietro a un banco, lavorare in un negozio, lavorare in negozio, lavorare nei negozi, lavorare in bottega, servire la gente, servire la clientela, stare al pubblico in negozio, consigliare i clienti, vendere ai clienti, vendere al pubblico, aiutare in negozio, dare una mano in negozio, mi piace vendere, portata per la vendita, brava a vendere
negozio di abbigliamento | lavorare con i vestiti, piegare i vestiti, sistemare i vestiti, negozio di vestiti, negozio di moda, passione per la moda, amo la moda, mi piace la moda
cassiere | battere alla cassa, passare la spesa in cassa, passare i prodotti in cassa, stare alle casse, lavorare alle casse, lavorare in cassa, fare gli scontrini, fare i conti in cassa
scaffalista | mettere la roba sugli scaffali, mettere a posto gli scaffali, mettere la merce sugli scaffali, mettere a scaffale, rifornire gli scaffali, rifornire scaffali, riempire i frigo, sistemare i prodotti, mettere i prezzi, mettere a posto i prodotti, caricare scaffali
banconiere | affettare i salumi, tagliare i salumi, tagliare salumi e formaggi, servire i salumi, banco dei salumi, banco dei formaggi, stare al banco dei salumi, stare al banco salumi, lavorare al banco salumi, lavorare al banco gastronomia, servire al banco gastronomia
ortofrutta | vendere la frutta, vendere frutta e verdura, sistemare la frutta, sistemare frutta e verdura, banco della frutta, pesare la frutta
commesso panetteria | vendere il pane, vendere pane, servire il pane, stare al banco del pane, lavorare dal panettiere, lavorare in panetteria
ambulante | fare i mercati, fare mercati, lavorare al mercato, lavorare ai mercati, vendere al mercato, stare al mercato, montare il banco al mercato, girare i mercati
libraio | vendere libri, stare in libreria, lavorare in libreria, mi piace leggere, amo i libri, amo leggere, passione per i libri, mi piacciono i libri
bibliotecario | mi piace leggere, amo i libri, amo leggere, passione per i libri, mi piacciono i libri, stare tra i libri, in mezzo ai libri, catalogare libri
agente di commercio | girare clienti, visitare clienti, trovare nuovi clienti, vendere ai negozi, girare con la macchina per clienti, andare dai clienti
pulizie | far pulizie, far le pulizie, tenere puliti i locali, lavare bagni, pulire bagni, pulire pavimenti, pulire locali, pulire i locali, spolverare, spazzare, scopare per terra, passare l'aspirapolvere, dare lo straccio, dare il cencio, mocio, svuotare i cestini degli uffici, lavare i vetri e i pavimenti, pulire gli ambulatori, pulire ambulatori, impresa pulizie, pulire la banca
pulizie uffici | pulire i condomini, lavare le scale dei condomini, pulire le scale dei palazzi, fare le scale dei condomini, pulire uffici la sera, pulizia degli uffici, pulizie in condominio
pulizie appartamenti | pulire gli appartamenti dei turisti, preparare gli appartamenti, preparare appartamenti, sistemare appartamenti, sistemare gli appartamenti, cambio turisti, cambio ospiti, pulire i b b, pulire bed and breakfast, pulire case in affitto, pulire airbnb, airbnb
colf | fare le faccende di casa, faccende di casa, sistemare casa, sistemare la casa, tenere la casa, tenere pulita la casa, tenere in ordine casa, riordinare la casa, pulire la casa di una signora, andare nelle case, pulire nelle case, pulire presso famiglie, pulizie nelle case, aiutare una famiglia in casa, stirare per le famiglie, stirare a domicilio, fare la spesa e cucinare, cucinare in casa, fare la domestica
lavavetri | lavare vetri, lavare le vetrine, pulire vetri, pulire vetrine, pulire le vetrine, lavare le vetrate
netturbino | ritirare i rifiuti, ritirare la spazzatura, raccogliere rifiuti, raccogliere l'immondizia, raccolta della spazzatura, lavorare alla discarica, isola ecologica del comune, svuotare i bidoni, stare sul camion dei rifiuti, scopare le foglie, tenere puliti i paesi
tuttofare | fare lavoretti in casa, lavoretti di casa, piccole manutenzioni in casa, riparare un po di tutto, aggiustare un po di tutto, so aggiustare tutto, so riparare tutto, fare piccole riparazioni, bravo con gli attrezzi
portinaio | aprire e chiudere il palazzo, stare all'ingresso, controllare chi entra, aprire il portone
guardia giurata | stare di guardia, girare di notte a controllare, controllare i negozi, fare vigilanza, porto d'armi, antitaccheggio
custode | guardare una villa, guardare una casa, tenere d'occhio una casa, curare una villa, custodire una casa, custodire una proprietà, guardiano di una villa, tenere una villa
operaio comunale | sistemare le strade del comune, tenere in ordine il paese, operai del comune
impiegato | stare in ufficio, lavorare in ufficio, lavorare in un ufficio, lavoro d'ufficio, lavori d'ufficio, fare fotocopie, inserire dati, inserimento dati, battere al computer, compilare moduli, usare excel, usare il pacchetto office, tenere le pratiche, seguire le pratiche, sbrigare pratiche, stare dietro una scrivania, stare alla scrivania, preparare documenti, fare preventivi, fare i preventivi
impiegato comunale | lavorare in municipio, stare in municipio, municipio, concorsi del comune, posto statale, impiego statale
segretario | stare in segreteria, lavorare in segreteria, fissare gli appuntamenti, prendere gli appuntamenti, gestire appuntamenti, gestire l'agenda, rispondere alle mail, rispondere al citofono, accogliere i pazienti, lavorare in uno studio
contabile | tenere i registri, registrare le fatture, fare la contabilità, brava con i conti, bravo con i conti, portata per i conti, bolle e fatture, fare la prima nota, bravo coi conti, far quadrare i conti
paghe | fare i cedolini, cedolini, elaborare i cedolini, elaborare le buste paga, fare gli stipendi
banca | lavorare in banca, stare allo sportello in banca, sportello bancario, stare in banca
commercialista | lavorare da un commercialista, fare i 730, dichiarazioni dei redditi, compilare il 730
informatico | sistemare i computer, aggiustare i computer, riparare i computer, montare computer, smanettare al computer, bravo con i computer, assistenza computer
programmatore | scrivere codice, programmazione web, creare app, fare siti web, creare siti web, fare videogiochi
social media manager | gestire pagine instagram, gestire pagine facebook, gestire tik tok, tik tok, tiktok, fare storie instagram
grafico | photoshop, illustrator, creare loghi, creare volantini, disegnare al computer volantini
geometra | fare i rilievi, fare rilievi, fare le pratiche edilizie, pratiche catastali, catasto, seguire i cantieri, disegnare case
perito meccanico | disegnare con autocad, disegnare in 3d, usare autocad, usare il cad, usare solidworks, disegni meccanici
centralino | rispondere al centralino, chiamare la gente, vendere al telefono, parlare al telefono, cuffie e telefono, rispondere ai clienti al telefono
fotografo | fare foto ai matrimoni, fare fotografie, passione per la fotografia, amo la fotografia, mi piace fotografare, montare video
tecnico audio | montare palchi, montare i palchi, montare le luci, suonare alle feste, montare i gazebo
banchetti | servire alle cerimonie, servire nelle feste, servire ai banchetti, servire ai pranzi di nozze, cameriere per le feste, lavorare ai matrimoni, lavorare nei matrimoni, aiutare alle feste, extra ai matrimoni
addetto carroponte | usare il carroponte, guidare il carroponte, manovrare il carroponte, patentino carroponte, patentino del carroponte, imbragare i pezzi
lavori in quota | lavorare in altezza, lavorare sulle funi, non soffro di vertigini, patentino ple, patentino piattaforme, piattaforma aerea, piattaforme aeree, lavorare sui tralicci, appesi alle corde
frigorista | patentino f gas, patentino frigorista, patentino fgas, montare i condizionatori, ricaricare i condizionatori
battelliere | guidare il battello, lavorare sul lago, lavorare sui battelli, patente nautica, portare il battello
marmista | lavorare in cava, lavorare la pietra, tagliare la pietra, tagliare il marmo, spaccare le pietre, lavorare nelle cave
gallerista | scavare gallerie, lavorare in galleria, lavorare nelle gallerie, lavorare nei tunnel
restauratore | restaurare mobili, restaurare i mobili, restaurare affreschi, restaurare chiese, riparare mobili antichi
orafo | fare gioielli, riparare gioielli, riparare orologi, creare gioielli
ceramista | lavorare la ceramica, lavorare l'argilla, fare vasi, intagliare il legno, scolpire
centrale idroelettrica | lavorare in centrale, lavorare alla centrale, stare alla centrale, turbine idroelettriche, lavorare all'enel
farmacista | lavorare in farmacia, stare in farmacia, vendere farmaci, banco della farmacia
segretario studio medico | lavorare dal medico, lavorare dal dottore, rispondere al telefono dal medico, accogliere i pazienti, studio del medico
assistente alla poltrona | aiutare il dentista, assistere il dentista, lavorare da un dentista, lavorare in uno studio dentistico
ausiliario ospedale | spingere le barelle, portare le barelle, lavorare in ospedale senza titoli, portare i pasti ai malati
necroforo | lavorare alle pompe funebri, lavorare al cimitero, scavare fosse, tenere il cimitero
tipografo | stampare giornali, lavorare in tipografia, stampare libri, macchine da stampa
tappezziere | rivestire divani, rifare divani, rifare materassi, rivestire poltrone
calzolaio | aggiustare scarpe, fare scarpe, mettere i tacchi, rifare le suole
tassista | portare gente in taxi, guidare il taxi, fare navetta, guidare la navetta, portare i turisti in navetta
ferroviere | lavorare in ferrovia, lavorare sui treni, lavorare in treno, controllare i biglietti sul treno, guidare il treno
agente immobiliare | vendere case, vendere le case, affittare case, far vedere le case, mostrare le case
assicuratore | vendere assicurazioni, vendere polizze, fare polizze, polizze
mediatore culturale | aiutare gli stranieri, insegnare italiano agli stranieri, lavorare con gli stranieri, lavorare con i migranti, lavorare con i profughi
assistenza domiciliare | andare nelle case degli anziani, andare a casa degli anziani, assistere a domicilio, lavare gli anziani a casa, aiutare gli anziani a casa loro
`;

/** Verbs, and what they are about, that say little: beside a trade that says more they are passed over. */
export const GENERAL_WORDS: ReadonlySet<string> = new Set(
  'cucinare servire vendere costruire guidare pulire lavare insegnare riparare aggiustare stirare montare casa case'.split(
    ' ',
  ),
);
