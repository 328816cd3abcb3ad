/** Further sentences written and graded from the offers alone. */
export const MORE_SENTENCES = `
# trades
mastro pasticciere | pasticcere-breno |  | pane-breno panettiere-edolo gelateria-lovere
addetto al montaggio di infissi | serramentista-ossimo |  | falegname-vione falegname-breno
houseman hotel | tuttofare-edolo | custode-sonico | elettricista-ponte
ragioniere diplomato | contabile-breno | impiegata-darfo paghe-darfo | imp-breno buste-edolo
massofisioterapista |  | fisioterapista-darfo fisio-sonico | estetista-boario
bracciante agricolo | mele-losine vigna-losine stalla-malonno | mungitore-losine | malga-ceto bosco-vezza giardiniere-artogne
spazzino | rifiuti-breno rifiuti-edolo |  | spazzaneve-ponte
vulcanizzatore | gommista-esine |  | meccanico-breno meccanico-edolo carrozziere-darfo
perito meccanico progettista | disegno-rogno |  | plc-darfo qualita-esine fresatore-rogno
hair stylist | parrucchiera-pisogne parrucchiera-edolo | barbiere-darfo | estetista-breno estetista-boario
warehouse operator | magazziniere-piancamuno magazzino-darfo magazzino-edolo | mulettista-rogno farmacia-edolo | facchino-darfo scaffali-darfo scaffali-edolo
bambinaia | babysitter-edolo babysitter-cividate |  | nido-darfo animatore-darfo
capomastro | muratore-edolo | muratore-breno edile-malonno | carpentiere-breno geometra-breno
assistente di studio odontoiatrico | aso-darfo |  | dentista-lovere segretaria-edolo
operatore macchine utensili | fresatore-rogno tornitore-cividate |  | operaio-costa produzione-piancamuno
# conditions
minimo 2000 euro al mese | autista-ce-esine cuoco-ponte plc-darfo | cuoca-rifugio infermiere-esine fisioterapista-darfo escavatorista-cedegolo manutentore-cividate programmatore-darfo pizza-breno cuoco-pisogne pizzaiolo-costa muratore-breno saldatore-berzo tornitore-cividate laminatoio-malegno gattista-ponte | infermiere-edolo medico-breno
stipendio 1.800,00 € | cuoco-pisogne cuoca-rifugio pizzaiolo-costa infermiere-esine fisioterapista-darfo muratore-breno escavatorista-cedegolo elettricista-esine saldatore-berzo tornitore-cividate laminatoio-malegno manutentore-cividate autista-c-pisogne autobus-edolo programmatore-darfo pizza-breno infermiere-edolo autista-c-edolo gattista-ponte paghe-darfo autista-ce-esine cuoco-ponte plc-darfo | oss-notte-edolo | sala-ponte reception-ponte panettiere-edolo pane-breno operaio-costa
10€/h | sala-breno bar-breno assistente-bienno colf-lovere babysitter-edolo barman-lovere infermiera-lovere insegnante-edolo sci-borno palestra-breno medico-breno | colf-breno barista-darfo mensa-esine
cameriere mille e cinque al mese | sala-edolo sala-ponte | sala-capo sala-borno | tavoli-boario sala-iseo sala-breno banchetti-iseo
oss 1600 euro | oss-notte-edolo oss-breno oss-darfo | oss-pisogne
lavoro pagato a giornata | lavapiatti-iseo pulizie-edolo | banchetti-iseo
part time 900 euro | asa-pisogne cassiera-breno cassa-darfo | badante-edolo
20 ore settimanali | sala-breno tavoli-boario infermiera-lovere babysitter-cividate scaffali-edolo bar-breno autobus-darfo scarpe-darfo | pulizie-scuole | barista-darfo asa-pisogne bidella-sonico commessa-darfo cassiera-breno sala-iseo cassa-darfo scaffali-darfo babysitter-edolo colf-breno
max 15 ore a settimana | colf-lovere badante-lovere mensa-esine assistente-bienno medico-breno pulizie-lovere pulizie-boario | babysitter-edolo colf-breno dentista-lovere pulizie-edolo banchetti-iseo | lavapiatti-iseo guida-capo barman-lovere
part-time solo la mattina | barista-darfo assistente-bienno nido-darfo scaffali-edolo colf-lovere babysitter-edolo autista-b-darfo pulizie-lovere colf-breno scaffali-darfo |  | operaio-darfo
lavoro serale dopo le 18 | barman-lovere pizzaiolo-costa palestra-breno bar-breno | pulizie-boario battipista-borno sala-breno | sala-borno notte-boario badante-edolo
lavorare di notte a Edolo | oss-notte-edolo panettiere-edolo badante-edolo |  | gattista-ponte spazzaneve-ponte pane-breno
operaio su 2 turni | confezionamento-gianico | mulettista-rogno produzione-piancamuno forgia-bienno | quadrista-rogno operaio-darfo
lun-ven, sabato e domenica a casa | tavoli-boario | mensa-esine cuoco-lovere nido-darfo babysitter-cividate sostegno-darfo bidella-sonico bidella-darfo maestra-breno autobus-darfo pulizie-scuole educatore-breno | geometra-breno disegno-rogno programmatore-darfo segretaria-edolo impiegata-darfo contabile-breno paghe-darfo imp-breno buste-edolo autista-ce-esine
lavoro da maggio a ottobre | bosco-vezza | custode-sonico banchetti-iseo gelateria-lovere | rifugista-ceto malga-ceto bagnino-boario cuoca-rifugio giardiniere-artogne
lavoretto luglio agosto | cuoca-rifugio rifugista-ceto malga-ceto bagnino-boario custode-sonico gelateria-lovere bosco-vezza banchetti-iseo | animatore-darfo giardiniere-artogne guida-ponte | boscaiolo-corteno
stagione invernale fino ad aprile | piani-temu reception-ponte cuoco-ponte lavapiatti-ponte piani-ponte skilift-ponte noleggio-tonale gattista-ponte spazzaneve-ponte | sala-ponte sci-borno skipass-borno battipista-borno sci-ponte | sala-borno
inizio primo dicembre | piani-temu reception-ponte skilift-ponte noleggio-tonale cuoco-ponte | sala-ponte lavapiatti-ponte sci-borno piani-ponte skipass-borno battipista-borno gattista-ponte | sala-borno spazzaneve-ponte
partenza a giugno | rifugista-ceto malga-ceto bagnino-boario cuoca-rifugio animatore-darfo | custode-sonico banchetti-iseo bosco-vezza
collaborazione o partita iva | fisioterapista-darfo insegnante-edolo agente-valle palestra-breno medico-breno
posto fisso in fabbrica | laminatoio-malegno tornitore-cividate saldatore-berzo manutentore-cividate | forgia-bienno quadrista-rogno saldatore-cividate carpentiere-malegno fresatore-rogno qualita-esine | plc-darfo segheria-vezza
tempo determinato supermercato | cassiera-breno cassa-darfo | scaffali-edolo scaffali-darfo | scarpe-darfo
vitto e stanza inclusi | sala-ponte cuoca-rifugio lavapiatti-ponte badante-malegno malga-ceto cuoco-ponte | piani-ponte custode-sonico
pat. C | autista-c-pisogne autista-c-edolo camion-gru | autista-ce-esine | spazzaneve-ponte
ho la B, furgone | autista-b-darfo consegne-breno | facchino-darfo | rifiuti-edolo ambulanza-edolo agente-valle portalettere-breno
# everyday
ho finito le superiori, mai lavorato, cosa c'è a Darfo | manovale-darfo facchino-darfo | operaio-darfo magazzino-darfo scaffali-darfo cucina-darfo | tavoli-boario barista-darfo lavanderia-darfo cassa-darfo scarpe-darfo bidella-darfo commessa-darfo pulizie-boario reception-boario
sono perito elettrotecnico appena diplomato | apprendista-elettricista | quadrista-rogno manutentore-cividate plc-darfo | elettricista-esine elettricista-ponte fotovoltaico-esine
porto i bimbi a scuola e posso dalle nove | tavoli-boario mensa-esine | colf-breno pulizie-lovere assistente-bienno colf-lovere babysitter-edolo | nido-darfo autista-b-darfo
ho 58 anni e cerco ancora qualcosa di tranquillo |  | custode-sonico bidella-sonico bidella-darfo notte-boario badante-lovere | segretaria-edolo imp-breno ufficio-edolo farmacia-edolo colf-lovere sarta-breno sarta-lovere
mi piace stare nei boschi e usare la motosega | boscaiolo-corteno bosco-vezza | segheria-vezza giardino-lovere | giardiniere-artogne
amo i cani e i gatti | veterinario-breno |  | stalla-malonno mungitore-losine malga-ceto
sono incinta, mi serve un lavoro da seduta | impiegata-darfo segretaria-edolo contabile-breno imp-breno ufficio-edolo buste-edolo | paghe-darfo disegno-rogno programmatore-darfo stage-edolo stage-marketing | cassiera-breno cassa-darfo sarta-breno sarta-lovere skipass-borno reception-boario
studio all'università, mi servono due soldi la domenica | lavapiatti-iseo | sala-breno bar-breno guida-capo | skipass-borno barman-lovere vestiti-lovere
abbiamo chiuso il bar dopo vent'anni, so fare solo quello | barista-darfo bar-breno bar-edolo barman-lovere | gelateria-lovere | sala-* tavoli-boario
mio marito fa il carpentiere in ferro ed è a casa | carpentiere-malegno | saldatore-cividate saldatore-berzo carpentiere-breno | lattoniere-borno forgia-bienno
vorrei imparare un mestiere da zero | apprendista-elettricista laminatoio-malegno muratore-iseo | manovale-darfo ambulanza-edolo | casaro-edolo aiuto-cuoco-edolo stalla-malonno cucina-darfo stage-edolo stage-marketing
ho la terza media e due braccia buone | manovale-darfo muratore-iseo facchino-darfo laminatoio-malegno mele-losine | magazzino-darfo produzione-piancamuno operaio-costa operaio-darfo rifiuti-breno rifiuti-edolo stalla-malonno segheria-vezza forgia-bienno vigna-losine | lavapiatti-ponte lavapiatti-iseo boscaiolo-corteno malga-ceto bosco-vezza
me la cavo coi computer, ne ho smontati mille | informatico-breno |  | programmatore-darfo plc-darfo quadrista-rogno
faccio le torte in casa, vorrei farlo di mestiere | pasticcere-breno |  | gelateria-lovere pane-breno panettiere-edolo confezionamento-gianico commessa-pane
sono in disoccupazione, mi vanno bene anche solo due mesi | animatore-darfo mele-losine | gommista-esine | cuoca-rifugio bagnino-boario sala-borno
mi piacerebbe aiutare ragazzi con handicap | sostegno-darfo educatore-breno | oss-pisogne | nido-darfo maestra-breno animatore-darfo
torno a vivere in valle, ho una laurea in economia |  | contabile-breno impiegata-darfo paghe-darfo stage-marketing | buste-edolo imp-breno stage-edolo agente-valle
so il tedesco e mi piace stare tra la gente | reception-ponte | reception-boario guida-capo | sala-ponte skipass-borno notte-boario
mi alzo presto, alle 10 voglio essere a casa | barista-darfo scaffali-darfo scaffali-edolo | pane-breno panettiere-edolo
dormo poco, preferisco la notte e stare da solo | notte-boario gattista-ponte spazzaneve-ponte battipista-borno | pane-breno panettiere-edolo vigilanza-darfo | oss-notte-edolo badante-edolo
# negation
in cucina ma non a lavare i piatti | cuoco-* cuoca-rifugio aiuto-cuoco-edolo rsa-cuoca | pizza-breno pizzaiolo-costa | gastronomia-pisogne pasticcere-breno
stagione a Ponte di Legno ma non in albergo | spazzaneve-ponte gattista-ponte skilift-ponte noleggio-tonale sci-ponte guida-ponte cuoco-ponte |  | skipass-borno battipista-borno sci-borno
commessa no weekend |  | scarpe-darfo commessa-pane vendite-costa fiori-breno | commessa-darfo macello-edolo gastronomia-pisogne
infermiere senza notti | infermiere-edolo infermiera-lovere | infermiere-esine
operaio niente turni niente notte | operaio-darfo | produzione-piancamuno forgia-bienno quadrista-rogno | segheria-vezza saldatore-cividate carpentiere-malegno
autista senza dormire fuori | autista-c-pisogne autista-b-darfo consegne-breno autobus-edolo autobus-darfo | autista-c-edolo camion-gru | ambulanza-edolo
pulizie tranne case private | pulizie-boario pulizie-scuole pulizie-lovere | pulizie-edolo | lavanderia-darfo piani-ponte piani-temu bidella-sonico bidella-darfo
lavoro a Lovere però non al ristorante | infermiera-lovere colf-lovere badante-lovere dentista-lovere vestiti-lovere pulizie-lovere giardino-lovere sarta-lovere gelateria-lovere | cuoco-lovere barman-lovere | vendite-costa operaio-costa
# places
lavoro a Pian di Borno | imbianchino-piancogno | *-esine apprendista-elettricista | *-cividate saldatore-berzo *-darfo *-boario agente-valle rsa-cuoca
Gratacasolo | *-pisogne | *-costa *-piancamuno | *-rogno *-lovere giardiniere-artogne
Erbanno o Gorzone | *-darfo *-boario agente-valle rsa-cuoca | confezionamento-gianico | *-esine apprendista-elettricista imbianchino-piancogno *-rogno *-piancamuno giardiniere-artogne
cameriera a Cemmo | sala-capo | sala-breno | sala-edolo tavoli-boario
Val Saviore | cuoca-rifugio malga-ceto escavatorista-cedegolo |  | *-malonno rifugista-ceto *-capo pulizie-scuole
sponda bergamasca del lago | *-lovere *-costa | *-rogno
riva bresciana del Sebino | *-pisogne *-iseo |  | *-piancamuno
tra Edolo e Ponte di Legno | *-vezza falegname-vione *-temu | *-edolo commessa-pane *-ponte noleggio-tonale | *-sonico boscaiolo-corteno
zona Mortirolo |  | *-edolo commessa-pane | *-vezza *-sonico boscaiolo-corteno
Montecampione e dintorni | giardiniere-artogne | *-piancamuno confezionamento-gianico | *-rogno *-darfo *-boario agente-valle rsa-cuoca *-pisogne
scendendo da Breno fino a Boario | *-malegno *-cividate *-esine apprendista-elettricista imbianchino-piancogno saldatore-berzo *-boario *-breno camion-gru stage-marketing | *-bienno *-darfo agente-valle rsa-cuoca
muratore alta Valcamonica | muratore-edolo edile-malonno |  | muratore-breno tetti-edolo escavatorista-cedegolo
entro 10 km da Capo di Ponte | *-capo pulizie-scuole rifugista-ceto escavatorista-cedegolo cuoca-rifugio malga-ceto *-losine *-breno camion-gru stage-marketing | *-malegno *-malonno | *-cividate
su al passo del Tonale | noleggio-tonale skilift-ponte gattista-ponte | sala-ponte lavapiatti-ponte reception-ponte cuoco-ponte piani-ponte spazzaneve-ponte elettricista-ponte guida-ponte sci-ponte | *-temu falegname-vione
lavoro vicino all'Aprica | boscaiolo-corteno | *-edolo commessa-pane | *-sonico
# employers
assunzioni Esselunga |  | cassiera-breno scaffali-edolo gastronomia-pisogne cassa-darfo scaffali-darfo | macellaio-darfo
magazzino Amazon |  | magazziniere-piancamuno magazzino-darfo mulettista-rogno | consegne-breno magazzino-edolo facchino-darfo
lavorare da Decathlon |  | scarpe-darfo noleggio-tonale | commessa-darfo vestiti-lovere vendite-costa
caseificio o latteria | casaro-temu casaro-edolo | malga-ceto | mungitore-losine stalla-malonno
acciaieria | laminatoio-malegno manutentore-cividate | forgia-bienno qualita-esine | operaio-costa saldatore-berzo saldatore-cividate carpentiere-malegno
rifugi alpini cercano personale | cuoca-rifugio rifugista-ceto | malga-ceto | guida-ponte cuoco-ponte
casa di riposo, qualsiasi mansione | oss-breno oss-notte-edolo oss-darfo asa-pisogne infermiere-edolo medico-breno rsa-cuoca |  | oss-pisogne
terme di Boario lavora con noi | estetista-boario |  | bagnino-boario piani-boario reception-boario notte-boario fisioterapista-darfo
ente pubblico o fondazione | oss-breno oss-notte-edolo asa-pisogne infermiere-esine bidella-sonico infermiere-edolo medico-breno bosco-vezza | nuoto-breno imp-breno | bidella-darfo maestra-breno rifiuti-breno rifiuti-edolo
a servizio da una famiglia | badante-malegno assistente-bienno babysitter-cividate colf-lovere badante-edolo badante-lovere babysitter-edolo colf-breno |  | oss-pisogne
# foreign
caut de lucru la curățenie în Darfo | pulizie-boario |  | lavanderia-darfo bidella-darfo pulizie-lovere pulizie-scuole colf-breno
kërkoj punë si murator | muratore-breno muratore-edolo | edile-malonno muratore-iseo manovale-darfo | carpentiere-breno piastrelle-breno piastrellista-rogno
шукаю роботу доглядальниці з проживанням | badante-malegno | badante-edolo | badante-lovere assistente-bienno
أبحث عن عمل سائق شاحنة | autista-c-pisogne autista-ce-esine autista-c-edolo camion-gru |  | consegne-breno autobus-edolo spazzaneve-ponte
ਮੈਂ ਡੇਅਰੀ ਫਾਰਮ ਤੇ ਕੰਮ ਲੱਭ ਰਿਹਾ ਹਾਂ | mungitore-losine stalla-malonno | malga-ceto | casaro-edolo casaro-temu
any cleaning job in hotels for the winter? | piani-temu piani-ponte |  | lavapiatti-ponte piani-boario pulizie-edolo
je cherche une place de serveuse pour la saison d'hiver | sala-ponte sala-borno |  | sala-edolo bar-edolo sala-capo
busco trabajo de cocinera cerca del lago | cuoco-pisogne cuoco-lovere |  | rsa-cuoca pizzaiolo-costa cucina-darfo
nqelleb 3la khedma f restaurant | sala-edolo sala-breno sala-capo sala-iseo tavoli-boario cuoco-pisogne cuoco-ponte aiuto-cuoco-edolo cucina-darfo pizza-breno pizzaiolo-costa | sala-ponte sala-borno lavapiatti-ponte lavapiatti-iseo banchetti-iseo | bar-edolo bar-breno barista-darfo cuoca-rifugio rsa-cuoca
shukayu robotu na skladi Darfo | magazzino-darfo | magazziniere-piancamuno mulettista-rogno | facchino-darfo scaffali-darfo
main factory vich kamm labda haan | produzione-piancamuno operaio-costa operaio-darfo laminatoio-malegno confezionamento-gianico forgia-bienno | saldatore-berzo saldatore-cividate carpentiere-malegno quadrista-rogno fresatore-rogno tornitore-cividate segheria-vezza qualita-esine manutentore-cividate | mulettista-rogno magazziniere-piancamuno
sirche laurà come saldadùr | saldatore-berzo saldatore-cividate | carpentiere-malegno | forgia-bienno
# absent
assistente di volo
notaio
tatuatore
orologiaio
violinista per orchestra
`;
