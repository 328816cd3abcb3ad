/** Sentences written and graded from the offers alone. */
export const SENTENCES = `
# trades
sous chef albergo montagna | cuoco-ponte | aiuto-cuoco-edolo cuoca-rifugio | cuoco-pisogne rsa-cuoca
bartender | barman-lovere bar-breno | barista-darfo bar-edolo
ausiliaria socio assistenziale | asa-pisogne | oss-breno oss-darfo oss-pisogne oss-notte-edolo | assistente-bienno badante-malegno badante-edolo badante-lovere
ruspista o palista | escavatorista-cedegolo | autista-c-edolo camion-gru | spazzaneve-ponte gattista-ponte battipista-borno edile-malonno
pittore edile | imbianchino-piancogno imbianchino-breno | | piastrellista-rogno piastrelle-breno muratore-breno
operatore macchine utensili | tornitore-cividate fresatore-rogno | operaio-costa produzione-piancamuno | qualita-esine forgia-bienno disegno-rogno
fabbro | carpentiere-malegno | forgia-bienno saldatore-berzo saldatore-cividate | serramentista-ossimo lattoniere-borno
puericultrice | nido-darfo babysitter-edolo | maestra-breno babysitter-cividate | educatore-breno animatore-darfo sostegno-darfo
acconciatore unisex | parrucchiera-pisogne parrucchiera-edolo barbiere-darfo | | estetista-boario estetista-breno
salumiere | gastronomia-pisogne | macello-edolo macellaio-darfo | commessa-pane cassiera-breno
# tasks
lavorare con la motosega | boscaiolo-corteno bosco-vezza | segheria-vezza | giardino-lovere giardiniere-artogne
guidare il mulletto | mulettista-rogno | operaio-costa magazziniere-piancamuno magazzino-darfo | magazzino-edolo segheria-vezza
rifare i letti e cambiare lenzuola | piani-ponte piani-temu | piani-boario pulizie-edolo | rifugista-ceto lavanderia-darfo colf-lovere colf-breno
stirare e piegare biancheria | lavanderia-darfo | colf-lovere colf-breno | piani-boario piani-ponte piani-temu sarta-breno sarta-lovere
mungere le mucche | mungitore-losine stalla-malonno | malga-ceto | casaro-temu casaro-edolo
rispondere al telefono e fissare appuntamenti | segretaria-edolo | ufficio-edolo reception-boario aso-darfo | reception-ponte veterinario-breno imp-breno
cambio gomme e tagliandi | gommista-esine meccanico-breno | meccanico-edolo | carrozziere-darfo
seguire bambini disabili a scuola | sostegno-darfo | educatore-breno | maestra-breno nido-darfo bidella-darfo bidella-sonico
pulire appartamenti per turisti | pulizie-edolo | piani-temu piani-ponte | pulizie-lovere colf-lovere colf-breno piani-boario
saldature a filo e tig | saldatore-berzo saldatore-cividate | carpentiere-malegno | forgia-bienno lattoniere-borno
aggiustare camion e tratori | meccanico-edolo | meccanico-breno | gommista-esine carrozziere-darfo
montare pannelli sul tetto | fotovoltaico-esine | idraulico-darfo lattoniere-borno tetti-edolo | elettricista-esine elettricista-ponte apprendista-elettricista
orli, cerniere, macchina da cucire | sarta-lovere sarta-breno | | commessa-darfo vestiti-lovere lavanderia-darfo
# conditions
lavoro serale dopo le 18 | sala-breno barman-lovere pizzaiolo-costa palestra-breno bar-breno | pulizie-boario battipista-borno | notte-boario badante-edolo
solo sabato e domenica | lavapiatti-iseo banchetti-iseo pulizie-edolo barman-lovere guida-capo | skipass-borno sala-breno | bar-breno
vitto e alloggio compresi | sala-ponte lavapiatti-ponte cuoca-rifugio badante-malegno malga-ceto cuoco-ponte | piani-ponte custode-sonico
stagione invernale con alloggio | sala-ponte lavapiatti-ponte piani-ponte cuoco-ponte
lavoro estivo con posto letto | cuoca-rifugio malga-ceto custode-sonico | rifugista-ceto
contratto a tempo indeterminato operaio | laminatoio-malegno saldatore-berzo tornitore-cividate manutentore-cividate | muratore-breno magazziniere-piancamuno escavatorista-cedegolo elettricista-esine | forgia-bienno saldatore-cividate fresatore-rogno carpentiere-malegno
automunita assistenza domiciliare anziani | oss-pisogne | fisio-sonico | badante-lovere assistente-bienno badante-edolo
ho patente CE e CQC | autista-ce-esine | autista-c-pisogne autista-c-edolo camion-gru | autobus-edolo autobus-darfo spazzaneve-ponte
inizio a dicembre | sala-ponte piani-temu lavapiatti-ponte reception-ponte skilift-ponte sci-borno noleggio-tonale sala-borno cuoco-ponte piani-ponte skipass-borno battipista-borno | gattista-ponte spazzaneve-ponte sci-ponte
stage retribuito 6 mesi | stage-marketing | stage-edolo | apprendista-elettricista
full time anche senza esperienza | manovale-darfo muratore-iseo laminatoio-malegno ambulanza-edolo apprendista-elettricista facchino-darfo | stage-marketing stage-edolo | piani-temu piani-ponte lavapiatti-ponte
fabbrica su tre turni | laminatoio-malegno operaio-costa | | confezionamento-gianico
tempo determinato part time | tavoli-boario mensa-esine asa-pisogne bidella-sonico confezionamento-gianico cassiera-breno scarpe-darfo cassa-darfo
dalle 6 alle 10 di mattina | barista-darfo scaffali-darfo | scaffali-edolo | autista-b-darfo operaio-darfo
supplenza scuola fino a giugno | maestra-breno | | sostegno-darfo bidella-darfo bidella-sonico nido-darfo
operaio turno di mattina | operaio-darfo | confezionamento-gianico | produzione-piancamuno laminatoio-malegno operaio-costa
oss o asa part time | oss-pisogne asa-pisogne | | assistente-bienno badante-lovere
# everyday
ho appena finito la maturità cosa posso fare | stage-marketing stage-edolo apprendista-elettricista | reception-boario ambulanza-edolo laminatoio-malegno piani-temu piani-ponte | lavapiatti-ponte skipass-borno noleggio-tonale cassa-darfo cassiera-breno manovale-darfo
non ho nessun titolo di studio | manovale-darfo lavapiatti-ponte lavapiatti-iseo piani-temu piani-ponte muratore-iseo facchino-darfo mele-losine | laminatoio-malegno pulizie-boario pulizie-scuole pulizie-lovere pulizie-edolo cucina-darfo stalla-malonno malga-ceto lavanderia-darfo | operaio-darfo operaio-costa produzione-piancamuno vigna-losine segheria-vezza scaffali-darfo scaffali-edolo colf-lovere colf-breno rifiuti-breno
mi piace stare all'aria aperta | bosco-vezza boscaiolo-corteno giardino-lovere giardiniere-artogne guida-ponte malga-ceto mele-losine vigna-losine | skilift-ponte guida-capo sci-borno sci-ponte custode-sonico rifiuti-breno rifiuti-edolo portalettere-breno | muratore-breno muratore-edolo edile-malonno manovale-darfo rifugista-ceto tetti-edolo bagnino-boario escavatorista-cedegolo
so cucinare bene ma non ho il diploma | aiuto-cuoco-edolo cucina-darfo | rsa-cuoca cuoca-rifugio colf-breno cuoco-lovere | mensa-esine lavapiatti-iseo lavapiatti-ponte
vorrei imparare un mestiere da zero | apprendista-elettricista manovale-darfo muratore-iseo laminatoio-malegno | ambulanza-edolo casaro-edolo aiuto-cuoco-edolo | stalla-malonno cucina-darfo facchino-darfo
parlo bene tedesco e inglese | reception-ponte | reception-boario insegnante-edolo guida-capo | notte-boario sci-ponte guida-ponte sala-ponte
mi serve un secondo lavoro la sera | sala-breno bar-breno pulizie-boario palestra-breno barman-lovere | pizzaiolo-costa badante-edolo battipista-borno | banchetti-iseo lavapiatti-iseo
signora di 60 anni, compagnia ad anziani | badante-lovere assistente-bienno | badante-edolo badante-malegno | oss-pisogne colf-lovere colf-breno
mia figlia vuole lavorare coi bambini | nido-darfo babysitter-edolo babysitter-cividate maestra-breno animatore-darfo | sostegno-darfo educatore-breno nuoto-breno sci-borno sci-ponte | mensa-esine bidella-darfo bidella-sonico
ho il diploma di ragioneria | impiegata-darfo contabile-breno paghe-darfo buste-edolo | imp-breno | ufficio-edolo segretaria-edolo stage-marketing reception-boario
sto a ponte di legno e non ho la macchina | sala-ponte lavapiatti-ponte reception-ponte skilift-ponte cuoco-ponte piani-ponte gattista-ponte guida-ponte sci-ponte | noleggio-tonale piani-temu casaro-temu | falegname-vione elettricista-ponte
facevo il camionista ma vorrei dormire a casa | autista-c-pisogne autista-c-edolo camion-gru | autobus-edolo consegne-breno | autobus-darfo autista-b-darfo rifiuti-edolo mulettista-rogno
vorei fare la comessa in un negozio di vestiti | commessa-darfo vestiti-lovere | scarpe-darfo | vendite-costa fiori-breno commessa-pane
amo la neve, voglio lavorare sulle piste | skilift-ponte gattista-ponte battipista-borno sci-borno sci-ponte | noleggio-tonale skipass-borno spazzaneve-ponte | guida-ponte sala-ponte
ho studiato scienze motorie | palestra-breno fitness-darfo nuoto-breno | sci-borno sci-ponte bagnino-boario animatore-darfo | fisioterapista-darfo fisio-sonico guida-ponte
# negation
operaio ma non in fabbrica | manovale-darfo edile-malonno muratore-iseo bosco-vezza rifiuti-breno rifiuti-edolo | muratore-breno muratore-edolo vigna-losine facchino-darfo magazzino-darfo carpentiere-breno spazzaneve-ponte giardino-lovere | mele-losine stalla-malonno boscaiolo-corteno
autista no camion | autobus-edolo autobus-darfo autista-b-darfo consegne-breno | ambulanza-edolo | portalettere-breno
pulizie, non presso privati | pulizie-boario pulizie-scuole pulizie-lovere | piani-temu piani-ponte pulizie-edolo | lavanderia-darfo piani-boario
fără ture de noapte, îngrijire bătrâni | assistente-bienno badante-lovere asa-pisogne oss-pisogne | badante-malegno | infermiere-edolo
trabajo de cocina o comedor sin fines de semana | mensa-esine cuoco-lovere tavoli-boario | | cucina-darfo aiuto-cuoco-edolo barista-darfo
commessa ma no supermercato | commessa-darfo vestiti-lovere scarpe-darfo commessa-pane fiori-breno | vendite-costa gelateria-lovere | macello-edolo farmacia-edolo magazzino-edolo
muratore, bassa valle esclusa | muratore-breno muratore-edolo muratore-iseo | edile-malonno carpentiere-breno | piastrelle-breno imbianchino-breno
badante ma non convivente | badante-lovere assistente-bienno badante-edolo | oss-pisogne | colf-breno asa-pisogne
# places
ristorazione alta val camonica | sala-edolo aiuto-cuoco-edolo bar-edolo sala-ponte lavapiatti-ponte cuoco-ponte cuoca-rifugio | | sala-capo piani-ponte rifugista-ceto sala-borno
edilizia val di scalve | | lattoniere-borno | manovale-darfo serramentista-ossimo idraulico-darfo imbianchino-piancogno
hotel zona Boario | notte-boario piani-boario reception-boario | tavoli-boario | lavanderia-darfo sala-borno estetista-boario autista-b-darfo
meccanico vicino a Niardo | meccanico-breno | gommista-esine | carrozziere-darfo meccanico-edolo
inverno al Tonale | noleggio-tonale skilift-ponte | gattista-ponte sci-ponte spazzaneve-ponte sala-ponte lavapiatti-ponte reception-ponte piani-ponte cuoco-ponte | piani-temu guida-ponte
metalmecanico Malegno e Cividate | laminatoio-malegno carpentiere-malegno tornitore-cividate saldatore-cividate manutentore-cividate | saldatore-berzo forgia-bienno qualita-esine
pulizie capodiponte e paesi vicini | pulizie-scuole | colf-breno | pulizie-boario pulizie-edolo
ristorante a Montisola | | sala-iseo banchetti-iseo | lavapiatti-iseo cuoco-pisogne
impiegata esine breno | imp-breno contabile-breno | impiegata-darfo | paghe-darfo geometra-breno stage-marketing
lavoro pisogne gratacasolo toline | *-pisogne | | *-lovere *-costa *-rogno
# employers
esselunga | | cassiera-breno cassa-darfo scaffali-darfo scaffali-edolo gastronomia-pisogne
conad darfo boario | | cassa-darfo scaffali-darfo | cassiera-breno gastronomia-pisogne
cooperativa sociale | educatore-breno sostegno-darfo oss-pisogne fisio-sonico | | oss-breno nido-darfo badante-lovere
studio commercialista | impiegata-darfo contabile-breno paghe-darfo buste-edolo
decathlon | | noleggio-tonale scarpe-darfo | commessa-darfo vestiti-lovere
zara o h&m | | commessa-darfo vestiti-lovere | scarpe-darfo
cercano all'Albergo Cima Bianca? | sala-ponte lavapiatti-ponte piani-ponte | | cuoco-ponte reception-ponte
# foreign
робота прибиральницею | pulizie-boario pulizie-scuole pulizie-edolo pulizie-lovere | colf-lovere colf-breno piani-temu piani-ponte | lavanderia-darfo
доглядальниця для літньої людини з проживанням | badante-malegno | badante-edolo | badante-lovere assistente-bienno
عمل في مطعم | sala-edolo sala-breno sala-capo sala-iseo tavoli-boario cuoco-pisogne cuoco-ponte aiuto-cuoco-edolo cucina-darfo pizzaiolo-costa pizza-breno | sala-ponte lavapiatti-ponte lavapiatti-iseo sala-borno | banchetti-iseo bar-edolo
سائق شاحنة | autista-c-pisogne autista-ce-esine autista-c-edolo camion-gru | | autista-b-darfo consegne-breno autobus-edolo
khdma f lbni | manovale-darfo muratore-iseo muratore-breno muratore-edolo edile-malonno | carpentiere-breno | piastrelle-breno piastrellista-rogno
ਗਾਵਾਂ ਦੀ ਡੇਅਰੀ ਤੇ ਕੰਮ | mungitore-losine stalla-malonno | malga-ceto casaro-edolo casaro-temu
ski resort jobs with accommodation | sala-ponte lavapiatti-ponte piani-ponte cuoco-ponte | skilift-ponte noleggio-tonale sci-ponte reception-ponte gattista-ponte piani-temu | skipass-borno sci-borno sala-borno
warehouse forklift driver | mulettista-rogno | magazziniere-piancamuno magazzino-darfo | magazzino-edolo facchino-darfo
part time english teacher | insegnante-edolo | | maestra-breno sostegno-darfo
femme de ménage chez un particulier | colf-lovere colf-breno | pulizie-edolo | pulizie-lovere pulizie-boario piani-temu piani-ponte
serveuse pour l'hiver, logée | sala-ponte | sala-borno piani-ponte | sala-edolo lavapiatti-ponte
laurà de magüt | manovale-darfo muratore-iseo | muratore-breno muratore-edolo edile-malonno | carpentiere-breno
töt el de en mès a le ache | mungitore-losine stalla-malonno | malga-ceto | casaro-edolo casaro-temu
# absent
pilota di linea aerea
vendo divano usato
orari treno brescia edolo
ricetta casoncelli della nonna
croupier casinò
astrofisico
legna da ardere consegna gratis
`;
