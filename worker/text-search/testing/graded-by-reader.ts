/** Searches written and graded by two people who knew the offers alone, and no other search, synonym or result. */
export const READER_SEARCHES = `# titles
falegname | falegname-vione falegname-breno | | tetti-edolo serramentista-ossimo
geometra | geometra-breno | | disegno-rogno
mulettista | mulettista-rogno | | magazzino-darfo magazziniere-piancamuno operaio-costa
operatore ecologico | rifiuti-breno rifiuti-edolo
piastrellista | piastrellista-rogno piastrelle-breno
infermiera | infermiere-esine infermiera-lovere infermiere-edolo
# synonyms
commis di cucina | aiuto-cuoco-edolo | cucina-darfo
collaboratrice domestica | colf-lovere colf-breno | | pulizie-edolo
coiffeur | parrucchiera-pisogne parrucchiera-edolo | barbiere-darfo
concierge | reception-ponte reception-boario | notte-boario
venditore | vendite-costa agente-valle | commessa-darfo vestiti-lovere scarpe-darfo | commessa-pane fiori-breno
rappresentante | agente-valle | | vendite-costa
web developer | programmatore-darfo | | informatico-breno
ruspista | escavatorista-cedegolo | | autista-c-edolo
puericultrice | nido-darfo | babysitter-edolo | maestra-breno
chef de rang | sala-edolo sala-breno sala-ponte sala-capo sala-borno sala-iseo tavoli-boario | banchetti-iseo
metronotte | vigilanza-darfo | | notte-boario
stiratrice | lavanderia-darfo | colf-lovere colf-breno
# everyday
fare i letti in albergo | piani-temu piani-ponte | piani-boario
stare dietro ai vecchi | badante-malegno assistente-bienno badante-edolo badante-lovere | asa-pisogne oss-breno oss-notte-edolo oss-darfo oss-pisogne
portare il pullman | autobus-edolo autobus-darfo
fare la legna | boscaiolo-corteno | segheria-vezza bosco-vezza
mettere a posto gli scaffali | scaffali-edolo scaffali-darfo | | farmacia-edolo
mungere le vacche | mungitore-losine stalla-malonno | malga-ceto
aggiustare le macchine | meccanico-breno | meccanico-edolo carrozziere-darfo | gommista-esine
lavorare dal dentista | aso-darfo dentista-lovere
laurà de muradur | muratore-breno muratore-edolo | muratore-iseo edile-malonno | manovale-darfo
fare le punture | infermiera-lovere infermiere-esine infermiere-edolo
portare i piatti ai tavoli | sala-edolo sala-breno sala-ponte sala-capo sala-borno sala-iseo tavoli-boario | banchetti-iseo
lavare le scale | pulizie-lovere pulizie-boario | pulizie-scuole pulizie-edolo
battere le piste con il gatto | gattista-ponte battipista-borno
# languages
ospatar | sala-edolo sala-breno sala-ponte sala-capo sala-borno sala-iseo tavoli-boario | banchetti-iseo
kitchen helper | aiuto-cuoco-edolo cucina-darfo | lavapiatti-ponte lavapiatti-iseo
camarera de piso | piani-temu piani-ponte | piani-boario
plongeur | lavapiatti-ponte lavapiatti-iseo | cucina-darfo
prybyralnytsia | pulizie-boario pulizie-lovere pulizie-edolo pulizie-scuole | colf-lovere colf-breno
عامل نظافة | pulizie-boario pulizie-lovere pulizie-edolo pulizie-scuole | colf-lovere colf-breno
safai ka kaam | pulizie-boario pulizie-lovere pulizie-edolo pulizie-scuole | colf-lovere colf-breno
kheti da kamm | stalla-malonno mungitore-losine vigna-losine mele-losine | malga-ceto
# places
barista breno | bar-breno | barista-darfo | bar-edolo barman-lovere
lavoro boario terme | tavoli-boario notte-boario piani-boario reception-boario pulizie-boario bagnino-boario estetista-boario | *-darfo agente-valle
cuoco vicino a lovere | cuoco-lovere | cuoco-pisogne | rsa-cuoca pizzaiolo-costa
commessa zona darfo | commessa-darfo scarpe-darfo | cassa-darfo | vestiti-lovere vendite-costa
25056 | sala-ponte lavapiatti-ponte reception-ponte skilift-ponte cuoco-ponte piani-ponte spazzaneve-ponte gattista-ponte elettricista-ponte guida-ponte sci-ponte | noleggio-tonale
cap 24065 | *-lovere
cameriera edolo o ponte di legno | sala-edolo sala-ponte | | piani-ponte
operaio pian camuno | produzione-piancamuno | confezionamento-gianico operaio-darfo operaio-costa | magazziniere-piancamuno
imbianchino cogno | imbianchino-piancogno | imbianchino-breno
oss corna di darfo | oss-darfo | oss-breno | oss-pisogne oss-notte-edolo
badante alta valle | badante-edolo | | badante-malegno assistente-bienno
autista media valle | consegne-breno camion-gru | autista-ce-esine | autista-b-darfo autobus-darfo
lavoro cemmo | farmacista-capo pulizie-scuole sala-capo guida-capo
pulizie lovere e pisogne | pulizie-lovere | colf-lovere | pulizie-boario
lavoro tonale | noleggio-tonale skilift-ponte gattista-ponte | *-ponte
elettricista vicino a breno | elettricista-esine | apprendista-elettricista manutentore-cividate | elettricista-ponte quadrista-rogno
lago d'iseo cameriere | sala-iseo banchetti-iseo | | tavoli-boario
lavoro a gratacasolo | *-pisogne | | *-costa *-piancamuno *-lovere *-rogno
infermiere valle camonica | infermiere-esine infermiere-edolo | infermiera-lovere
segretaria breno 25043 | imp-breno | segretaria-edolo | impiegata-darfo ufficio-edolo
# typing
camerira ai paini | piani-temu piani-ponte | piani-boario
infermire | infermiere-esine infermiera-lovere infermiere-edolo
magazinere | magazziniere-piancamuno magazzino-darfo magazzino-edolo | farmacia-edolo mulettista-rogno
baby siter | babysitter-cividate babysitter-edolo
eletrecista | elettricista-esine elettricista-ponte | apprendista-elettricista manutentore-cividate | quadrista-rogno
segretria | segretaria-edolo ufficio-edolo | imp-breno | impiegata-darfo
autsita autobus | autobus-edolo autobus-darfo
opeario produzione | produzione-piancamuno | operaio-darfo operaio-costa | confezionamento-gianico laminatoio-malegno
comessa abigliamento | commessa-darfo vestiti-lovere | scarpe-darfo | vendite-costa
portiere dinotte | notte-boario | | reception-boario reception-ponte
idrualico | idraulico-edolo idraulico-darfo
bandante | badante-malegno assistente-bienno badante-edolo badante-lovere
operatoresociosanitario | oss-breno oss-notte-edolo oss-darfo oss-pisogne | | asa-pisogne
controlo qualita | qualita-esine | | produzione-piancamuno
estitista | estetista-boario estetista-breno
# several words
cuoco stagione invernale con alloggio | cuoco-ponte | cuoca-rifugio | cuoco-pisogne cuoco-lovere lavapiatti-ponte sala-ponte
commessa part time lovere | vestiti-lovere | scarpe-darfo commessa-darfo | commessa-pane vendite-costa
autista patente b furgone | autista-b-darfo consegne-breno
pulizie mattina part time | pulizie-lovere | colf-lovere colf-breno | pulizie-scuole pulizie-boario pulizie-edolo
magazziniere tempo indeterminato | magazziniere-piancamuno | magazzino-darfo | magazzino-edolo mulettista-rogno farmacia-edolo
lavapiatti vitto e alloggio | lavapiatti-ponte | | lavapiatti-iseo cucina-darfo
edil concarena muratore | muratore-breno | manovale-darfo carpentiere-breno | camion-gru muratore-edolo
supermercato le alpi | cassiera-breno scaffali-edolo gastronomia-pisogne
impiegata amministrativa full time darfo | impiegata-darfo | paghe-darfo | imp-breno contabile-breno
cameriera weekend | sala-breno banchetti-iseo | | sala-edolo sala-ponte sala-capo sala-borno sala-iseo tavoli-boario
badante convivente | badante-malegno | badante-edolo | assistente-bienno badante-lovere
apprendista senza esperienza | apprendista-elettricista | stage-marketing manovale-darfo muratore-iseo | piani-temu lavapiatti-ponte piani-ponte
barista serale fine settimana | bar-breno | barman-lovere | bar-edolo barista-darfo
stage ufficio | stage-edolo stage-marketing
babysitter mattina | babysitter-edolo | | babysitter-cividate nido-darfo
insegnante di nuoto per bambini | nuoto-breno | | bagnino-boario
lavoro stagionale con alloggio | sala-ponte lavapiatti-ponte cuoco-ponte piani-ponte cuoca-rifugio custode-sonico malga-ceto
# abbreviations
autista pat. C | autista-c-pisogne autista-c-edolo camion-gru | autista-ce-esine
op. ecologico | rifiuti-breno rifiuti-edolo
inf. prof. | infermiere-edolo infermiere-esine infermiera-lovere
add. pulizie p.t. | pulizie-boario pulizie-lovere pulizie-scuole | pulizie-edolo colf-lovere colf-breno
cam. ai piani | piani-temu piani-ponte | piani-boario
ass. familiare | assistente-bienno badante-malegno | badante-edolo badante-lovere
magazz. | magazziniere-piancamuno magazzino-darfo magazzino-edolo | farmacia-edolo mulettista-rogno
mecc. auto | meccanico-breno | meccanico-edolo | carrozziere-darfo gommista-esine
oper. socio san. | oss-breno oss-notte-edolo oss-darfo oss-pisogne | asa-pisogne
c.n.c. | tornitore-cividate fresatore-rogno
add. mag. | magazziniere-piancamuno magazzino-darfo magazzino-edolo | farmacia-edolo mulettista-rogno
recep. hotel | reception-boario reception-ponte | notte-boario
contr. qualità | qualita-esine | | produzione-piancamuno
op. prod. f/t | produzione-piancamuno | operaio-darfo operaio-costa | laminatoio-malegno
pat. D | autobus-edolo autobus-darfo
segr. studio medico | segretaria-edolo | | ufficio-edolo aso-darfo
# absent
astronauta
pilota d'aereo
notaio
avvocato
psicologo
giornalista
calciatore
orafo
attore
fotografo
marinaio
assistente di volo
ottico
vigile del fuoco
agente immobiliare
croupier
tatuatore
spazzacamino
apicoltore
logopedista
# titles
fabbro|carpentiere-malegno|saldatore-berzo saldatore-cividate forgia-bienno|
sarta|sarta-breno sarta-lovere||
casaro|casaro-temu casaro-edolo||
# synonyms
tinteggiatore|imbianchino-piancogno imbianchino-breno||
operatore scolastico|bidella-sonico bidella-darfo||sostegno-darfo mensa-esine
stuccatore|imbianchino-breno imbianchino-piancogno||
cablatore|quadrista-rogno||manutentore-cividate elettricista-esine apprendista-elettricista
commesso di negozio|commessa-darfo vestiti-lovere vendite-costa scarpe-darfo|commessa-pane|fiori-breno
panificatore|panettiere-edolo pane-breno||pasticcere-breno
caldaista|idraulico-darfo idraulico-edolo||frigo-breno
istruttore palestra|palestra-breno fitness-darfo||nuoto-breno
# everyday
lavoro con gli anziani|oss-breno oss-darfo oss-notte-edolo oss-pisogne asa-pisogne badante-malegno badante-edolo badante-lovere assistente-bienno||infermiere-edolo rsa-cuoca medico-breno
stare con i bambini|babysitter-cividate babysitter-edolo nido-darfo|animatore-darfo maestra-breno|educatore-breno nuoto-breno sci-borno sci-ponte
lavoro con gli animali|stalla-malonno mungitore-losine veterinario-breno|malga-ceto|
guidare il pulmino della scuola|autobus-darfo|autobus-edolo|
lavoro nel bosco|boscaiolo-corteno bosco-vezza||segheria-vezza
fare le pulizie|pulizie-boario pulizie-scuole pulizie-edolo pulizie-lovere|colf-lovere colf-breno|
consegnare pacchi|consegne-breno|portalettere-breno|autista-b-darfo autista-c-pisogne
rifare le camere|piani-temu piani-ponte|piani-boario|pulizie-edolo
lavoro senza esperienza|manovale-darfo lavapiatti-ponte piani-temu piani-ponte muratore-iseo stage-marketing||apprendista-elettricista
lavoro col computer|informatico-breno programmatore-darfo|impiegata-darfo disegno-rogno contabile-breno|imp-breno ufficio-edolo segretaria-edolo plc-darfo
# languages
ingrijitoare batrani|badante-malegno badante-edolo badante-lovere|assistente-bienno|oss-pisogne asa-pisogne oss-breno oss-darfo
murator punetor ndertimi|muratore-breno muratore-edolo muratore-iseo edile-malonno manovale-darfo||carpentiere-breno
sa2i9 camion|autista-c-pisogne autista-ce-esine autista-c-edolo camion-gru||autista-b-darfo
gaddi driver|autista-b-darfo autista-c-pisogne autista-c-edolo autista-ce-esine|camion-gru autobus-darfo autobus-edolo consegne-breno|ambulanza-edolo
safai da kam|pulizie-boario pulizie-scuole pulizie-edolo pulizie-lovere|colf-lovere colf-breno|
# places
muratore vicino a edolo|muratore-edolo|edile-malonno muratore-breno|manovale-darfo muratore-iseo
cameriera 25056|sala-ponte|sala-edolo|piani-ponte
oss zona lovere|oss-pisogne asa-pisogne|oss-darfo|oss-breno
lavoro a esine|infermiere-esine elettricista-esine apprendista-elettricista autista-ce-esine gommista-esine mensa-esine fotovoltaico-esine qualita-esine||
commessa boario|commessa-darfo scarpe-darfo||vendite-costa vestiti-lovere
passo tonale stagione|noleggio-tonale gattista-ponte skilift-ponte|sci-ponte|
lavoro 25043|sala-breno bar-breno pizza-breno pasticcere-breno oss-breno educatore-breno medico-breno veterinario-breno maestra-breno muratore-breno carpentiere-breno camion-gru geometra-breno imbianchino-breno meccanico-breno consegne-breno cassiera-breno contabile-breno rifiuti-breno pane-breno fiori-breno benzina-breno colf-breno imp-breno informatico-breno nuoto-breno palestra-breno estetista-breno portalettere-breno falegname-breno piastrelle-breno sarta-breno stage-marketing frigo-breno||
pulizie alta valle|pulizie-edolo||pulizie-scuole
gratacasolo|cuoco-pisogne oss-pisogne asa-pisogne autista-c-pisogne gastronomia-pisogne parrucchiera-pisogne||
bassa valle magazzino|magazziniere-piancamuno magazzino-darfo mulettista-rogno||magazzino-edolo
infermiere nei dintorni di breno|infermiere-esine|infermiere-edolo infermiera-lovere|
barista lago d'iseo|barman-lovere||barista-darfo
lavoro valcamonica cuoco|cuoco-pisogne cuoco-ponte cuoca-rifugio rsa-cuoca|cuoco-lovere aiuto-cuoco-edolo|
montecampione pian camuno operaio|produzione-piancamuno||confezionamento-gianico operaio-costa operaio-darfo
# typing
camerira|sala-edolo sala-capo sala-iseo sala-ponte sala-breno sala-borno|tavoli-boario banchetti-iseo|piani-temu piani-ponte
idraullico|idraulico-edolo idraulico-darfo||
infermera|infermiere-esine infermiera-lovere infermiere-edolo||
eletricsta|elettricista-esine elettricista-ponte apprendista-elettricista||manutentore-cividate quadrista-rogno
receptionis|reception-ponte reception-boario|notte-boario|
pizaiollo|pizzaiolo-costa pizza-breno||
segretarria|segretaria-edolo ufficio-edolo||imp-breno impiegata-darfo
imbiachino|imbianchino-piancogno imbianchino-breno||
puliziescale|pulizie-lovere pulizie-boario|pulizie-scuole pulizie-edolo|
saldattore mig|saldatore-cividate|saldatore-berzo|carpentiere-malegno
# several words
oss notte|oss-notte-edolo|oss-breno oss-darfo|badante-edolo
barista part time sera|bar-breno|barman-lovere barista-darfo|bar-edolo
cuoco stagionale con alloggio|cuoco-ponte cuoca-rifugio||cuoco-pisogne
lavoro edil concarena|muratore-breno manovale-darfo carpentiere-breno camion-gru||
muratore prima esperienza|muratore-iseo manovale-darfo||muratore-breno muratore-edolo
operaio turno mattina darfo|operaio-darfo||operaio-costa produzione-piancamuno confezionamento-gianico
cameriere weekend|banchetti-iseo sala-breno||sala-edolo sala-ponte sala-iseo sala-capo
lavoro notturno|notte-boario oss-notte-edolo badante-edolo gattista-ponte pane-breno|spazzaneve-ponte panettiere-edolo laminatoio-malegno oss-breno|vigilanza-darfo
badante con vitto e alloggio|badante-malegno|badante-edolo badante-lovere assistente-bienno|
lavoro estivo con alloggio rifugio|cuoca-rifugio malga-ceto rifugista-ceto||custode-sonico
contratto indeterminato magazziniere|magazziniere-piancamuno|magazzino-darfo|mulettista-rogno magazzino-edolo
# abbreviations
imp. amm.|imp-breno impiegata-darfo||contabile-breno segretaria-edolo
aut. pat. c|autista-c-pisogne autista-c-edolo|camion-gru autista-ce-esine|
cam. sala|sala-edolo sala-breno sala-capo sala-borno sala-iseo|sala-ponte tavoli-boario banchetti-iseo|
cassiera p.t.|cassa-darfo cassiera-breno||skipass-borno
mag. mulettista|mulettista-rogno magazziniere-piancamuno|magazzino-darfo|magazzino-edolo
op. socio san.|oss-breno oss-notte-edolo oss-darfo oss-pisogne|asa-pisogne|
manut. elettrico|manutentore-cividate|elettricista-ponte elettricista-esine|quadrista-rogno
app. elettricista|apprendista-elettricista|elettricista-esine elettricista-ponte|
seg. studio medico|segretaria-edolo||ufficio-edolo aso-darfo
aso studio dentistico|aso-darfo|dentista-lovere|
tempo ind. oss|oss-breno|oss-darfo oss-notte-edolo|oss-pisogne
lav. stag. ponte di l.|sala-ponte cuoco-ponte piani-ponte lavapiatti-ponte reception-ponte spazzaneve-ponte gattista-ponte skilift-ponte sci-ponte guida-ponte||
imp. uff. paghe|buste-edolo paghe-darfo||
# absent
avvocato
notaio
psicologo
architetto
ottico
fotografo matrimoni
pilota elicottero
orologiaio
tatuatore
bibliotecaria
broker assicurativo
macchinista treno
apicoltore
odontotecnico
spazzacamino
`;
