/** Searches that somebody wrote and graded who knew the offers alone, and no other search, synonym or result. */
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
`;
