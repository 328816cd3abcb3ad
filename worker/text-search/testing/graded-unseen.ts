/** Further sentences written and graded from the offers alone: no synonym and no rule is tuned with these. */
export const UNSEEN = `
# trades
commis di sala | sala-* tavoli-boario | banchetti-iseo | bar-edolo barista-darfo
plongeur | lavapiatti-ponte lavapiatti-iseo | cucina-darfo | aiuto-cuoco-edolo mensa-esine
tecnico caseario | casaro-temu casaro-edolo | | malga-ceto mungitore-losine stalla-malonno
cantoniere stradale | | spazzaneve-ponte | rifiuti-breno rifiuti-edolo giardino-lovere bosco-vezza
copritetto | lattoniere-borno tetti-edolo | carpentiere-breno | fotovoltaico-esine muratore-breno muratore-edolo edile-malonno
caldaista bruciatorista | idraulico-edolo idraulico-darfo | frigo-breno frigorista-rogno | manutentore-cividate
perito elettrotecnico | manutentore-cividate plc-darfo quadrista-rogno | elettricista-esine elettricista-ponte | fotovoltaico-esine apprendista-elettricista informatico-breno
praticante consulente del lavoro | paghe-darfo buste-edolo | contabile-breno | impiegata-darfo imp-breno
sistemista informatico | informatico-breno | programmatore-darfo | plc-darfo
corier pacchi espresso | consegne-breno | portalettere-breno autista-b-darfo | facchino-darfo autista-c-pisogne
# tasks
tagliare erba e siepi | giardino-lovere giardiniere-artogne | | tuttofare-edolo vigna-losine bosco-vezza
impastare e infornare il pane | panettiere-edolo pane-breno | pasticcere-breno pizzaiolo-costa pizza-breno | commessa-pane
usare escavatore e camion con gru | escavatorista-cedegolo camion-gru | autista-c-edolo | spazzaneve-ponte autista-c-pisogne
disegnare al cad 3d | disegno-rogno | geometra-breno | fresatore-rogno plc-darfo carpentiere-malegno
fare prelievi e medicazioni | infermiera-lovere | infermiere-esine infermiere-edolo | oss-breno oss-darfo medico-breno
lavare e imboccare gli anziani | asa-pisogne oss-breno oss-darfo | oss-pisogne badante-malegno oss-notte-edolo badante-edolo assistente-bienno | badante-lovere
spalare la neve | spazzaneve-ponte | tuttofare-edolo | skilift-ponte gattista-ponte battipista-borno
fatture prima nota e scadenze | impiegata-darfo contabile-breno | imp-breno | paghe-darfo buste-edolo
misurare pezzi col calibro, collaudo | qualita-esine | produzione-piancamuno tornitore-cividate fresatore-rogno | operaio-costa
stare con gli animali | stalla-malonno mungitore-losine veterinario-breno malga-ceto | | magazzino-edolo
gestire pagine instagram e facebook | stage-marketing stage-edolo | | programmatore-darfo
montare mobili | facchino-darfo | falegname-breno falegname-vione | serramentista-ossimo
# conditions
lavoro solo mattina | barista-darfo assistente-bienno nido-darfo scaffali-edolo colf-lovere babysitter-edolo autista-b-darfo operaio-darfo pulizie-lovere colf-breno scaffali-darfo | | pane-breno panettiere-edolo sostegno-darfo
part time solo pomeriggio | babysitter-cividate commessa-darfo badante-lovere pulizie-scuole | pulizie-boario
turno fisso di notte | notte-boario oss-notte-edolo badante-edolo gattista-ponte pane-breno panettiere-edolo | battipista-borno spazzaneve-ponte
almeno 1800 euro al mese | cuoca-rifugio infermiere-esine fisioterapista-darfo escavatorista-cedegolo manutentore-cividate autista-ce-esine programmatore-darfo cuoco-ponte pizza-breno plc-darfo | cuoco-pisogne pizzaiolo-costa muratore-breno elettricista-esine saldatore-berzo tornitore-cividate laminatoio-malegno autista-c-pisogne autobus-edolo infermiere-edolo autista-c-edolo gattista-ponte paghe-darfo
stipendio sopra i 2000 | autista-ce-esine cuoco-ponte plc-darfo | pizzaiolo-costa infermiere-esine fisioterapista-darfo muratore-breno escavatorista-cedegolo saldatore-berzo tornitore-cividate manutentore-cividate programmatore-darfo pizza-breno
pagato minimo 10 euro l'ora | barman-lovere infermiera-lovere insegnante-edolo sci-borno palestra-breno medico-breno | sala-breno assistente-bienno colf-lovere bar-breno babysitter-edolo
20 ore settimanali | sala-breno tavoli-boario infermiera-lovere babysitter-cividate scaffali-edolo bar-breno autobus-darfo scarpe-darfo | pulizie-scuole | barista-darfo asa-pisogne bidella-sonico commessa-darfo cassiera-breno sala-iseo cassa-darfo scaffali-darfo colf-breno babysitter-edolo
poche ore alla settimana | mensa-esine assistente-bienno pulizie-boario colf-lovere badante-lovere medico-breno babysitter-edolo pulizie-lovere colf-breno | dentista-lovere pulizie-scuole autobus-darfo pulizie-edolo | sala-breno tavoli-boario infermiera-lovere babysitter-cividate scaffali-edolo bar-breno scarpe-darfo
basta la patente B | consegne-breno autista-b-darfo rifiuti-edolo facchino-darfo ambulanza-edolo elettricista-esine apprendista-elettricista agente-valle oss-pisogne
autista patente C, la sera a casa | autista-c-pisogne autista-c-edolo camion-gru
da giugno a settembre | cuoca-rifugio malga-ceto rifugista-ceto bagnino-boario | custode-sonico banchetti-iseo gelateria-lovere animatore-darfo | bosco-vezza guida-ponte
solo per luglio e agosto | | animatore-darfo cuoca-rifugio rifugista-ceto malga-ceto bagnino-boario | gelateria-lovere custode-sonico banchetti-iseo
prima esperienza in albergo | piani-temu piani-ponte lavapiatti-ponte | lavapiatti-iseo | sala-ponte tuttofare-edolo sala-borno
extra pagati a giornata | lavapiatti-iseo pulizie-edolo banchetti-iseo
magaziniere 1500 euro | mulettista-rogno magazziniere-piancamuno | magazzino-darfo | magazzino-edolo farmacia-edolo
badante con camera propria | badante-malegno | | badante-edolo
impegata mezza giornata | contabile-breno imp-breno segretaria-edolo ufficio-edolo buste-edolo
insegnante a ore, collaborazione | insegnante-edolo | palestra-breno sci-borno | nuoto-breno fitness-darfo
# everyday
sono in pensione e vorrei arrotondare un po' | autobus-darfo autista-b-darfo custode-sonico guida-capo | mensa-esine bidella-darfo bidella-sonico badante-lovere mele-losine | pulizie-lovere pulizie-boario assistente-bienno banchetti-iseo
ho 54 anni e la mia fabbrica ha chiuso | produzione-piancamuno laminatoio-malegno operaio-costa operaio-darfo | mulettista-rogno magazziniere-piancamuno magazzino-darfo confezionamento-gianico forgia-bienno qualita-esine manutentore-cividate segheria-vezza | tuttofare-edolo rifiuti-breno rifiuti-edolo facchino-darfo benzina-breno
mamma, libera solo mentre i bimbi sono a scuola | barista-darfo nido-darfo assistente-bienno colf-lovere colf-breno pulizie-lovere babysitter-edolo mensa-esine | scaffali-darfo tavoli-boario autista-b-darfo sostegno-darfo | segretaria-edolo ufficio-edolo contabile-breno imp-breno
studio all'università, libero nei weekend | banchetti-iseo lavapiatti-iseo barman-lovere guida-capo pulizie-edolo skipass-borno | sala-breno bar-breno | vestiti-lovere
qualche ora vicino a casa, sto a Breno | sala-breno educatore-breno sarta-breno cassiera-breno contabile-breno palestra-breno bar-breno medico-breno veterinario-breno fiori-breno colf-breno imp-breno nuoto-breno estetista-breno | assistente-bienno mensa-esine babysitter-cividate | pulizie-scuole
voglio passare l'estate a lavorare in montagna | cuoca-rifugio rifugista-ceto malga-ceto | guida-ponte custode-sonico bosco-vezza | boscaiolo-corteno
ragazzo di 17 anni cerca lavoretto estivo | animatore-darfo gelateria-lovere | mele-losine bagnino-boario rifugista-ceto banchetti-iseo | malga-ceto custode-sonico
io e mio marito cerchiamo lavoro con casa | custode-sonico sala-ponte lavapiatti-ponte piani-ponte cuoco-ponte | malga-ceto cuoca-rifugio badante-malegno
sono infermiera e mi trasferisco in alta valle | infermiere-edolo | infermiere-esine | infermiera-lovere oss-notte-edolo medico-breno
ho fatto l'alberghiero, cucina | cuoco-pisogne cuoco-lovere aiuto-cuoco-edolo rsa-cuoca cuoca-rifugio | cuoco-ponte cucina-darfo pasticcere-breno pizzaiolo-costa pizza-breno | lavapiatti-ponte mensa-esine gastronomia-pisogne
qualsiasi lavoro a Darfo purché si lavori | *-darfo *-boario rsa-cuoca | | *-gianico *-esine *-piancamuno *-rogno *-piancogno *-artogne
torno a lavorare dopo la maternità, ufficio part time | contabile-breno imp-breno segretaria-edolo ufficio-edolo buste-edolo | | aso-darfo veterinario-breno
sono forte e la fatica non mi spaventa | facchino-darfo manovale-darfo muratore-iseo magazzino-darfo boscaiolo-corteno | segheria-vezza laminatoio-malegno forgia-bienno muratore-breno muratore-edolo edile-malonno bosco-vezza carpentiere-breno | stalla-malonno mungitore-losine mele-losine rifiuti-breno rifiuti-edolo
ho solo due ore libere al giorno | mensa-esine | pulizie-lovere autobus-darfo colf-lovere badante-lovere pulizie-boario assistente-bienno | scaffali-darfo scaffali-edolo barista-darfo
lavoravo in acciaieria, cerco simile | laminatoio-malegno forgia-bienno | manutentore-cividate qualita-esine operaio-costa | carpentiere-malegno saldatore-berzo saldatore-cividate produzione-piancamuno tornitore-cividate
# negation
oss senza notti | oss-pisogne | asa-pisogne | assistente-bienno badante-lovere infermiere-edolo
istruttrice fitness no partita iva | | fitness-darfo nuoto-breno | bagnino-boario
cameriere tutto l'anno, non stagionale | sala-edolo sala-breno sala-capo sala-iseo | tavoli-boario | bar-edolo bar-breno
cameriera ovunque tranne Iseo | sala-edolo sala-breno sala-ponte sala-capo sala-borno tavoli-boario | | bar-breno bar-edolo barista-darfo
no nights please, hotel job | piani-temu piani-ponte sala-ponte sala-borno lavapiatti-ponte piani-boario reception-boario | reception-ponte tuttofare-edolo
lavoro a Edolo no ristorazione | oss-notte-edolo ambulanza-edolo insegnante-edolo idraulico-edolo panettiere-edolo commessa-pane autobus-edolo scaffali-edolo segretaria-edolo tuttofare-edolo badante-edolo infermiere-edolo babysitter-edolo autista-c-edolo muratore-edolo tetti-edolo magazzino-edolo macello-edolo farmacia-edolo pulizie-edolo ufficio-edolo meccanico-edolo parrucchiera-edolo buste-edolo rifiuti-edolo casaro-edolo stage-edolo | *-sonico
boulangerie sans travail de nuit | commessa-pane | pasticcere-breno
# places
turismo sopra Edolo | piani-temu reception-ponte piani-ponte skilift-ponte gattista-ponte noleggio-tonale sala-ponte guida-ponte | lavapiatti-ponte cuoco-ponte sci-ponte tuttofare-edolo spazzaneve-ponte | custode-sonico pulizie-edolo
negozi zona lago | vestiti-lovere vendite-costa gastronomia-pisogne gelateria-lovere | sarta-lovere parrucchiera-pisogne | scarpe-darfo commessa-darfo
impianti montecampione | | skipass-borno battipista-borno sci-borno | skilift-ponte gattista-ponte
stagione all'Aprica | | sala-ponte piani-temu skilift-ponte piani-ponte reception-ponte lavapiatti-ponte cuoco-ponte gattista-ponte noleggio-tonale sci-ponte | boscaiolo-corteno tuttofare-edolo sala-edolo spazzaneve-ponte
Cedegolo e dintorni, scavi e cantieri | escavatorista-cedegolo | edile-malonno autista-c-edolo | muratore-edolo muratore-breno camion-gru
assistenza anziani Lovere Costa Volpino | badante-lovere | asa-pisogne oss-pisogne | oss-darfo infermiera-lovere
fabbriche tra Rogno e Pian Camuno | produzione-piancamuno fresatore-rogno quadrista-rogno | operaio-costa confezionamento-gianico mulettista-rogno magazziniere-piancamuno | operaio-darfo disegno-rogno
valsaviore lavoro estate | cuoca-rifugio malga-ceto | | rifugista-ceto escavatorista-cedegolo
altopiano del sole stagione sci | skipass-borno battipista-borno sci-borno sala-borno | | skilift-ponte gattista-ponte sci-ponte
cuoco tra Iseo e Lovere | cuoco-lovere cuoco-pisogne | pizzaiolo-costa | sala-iseo lavapiatti-iseo
# employers
in una casa di riposo | oss-breno oss-notte-edolo oss-darfo asa-pisogne infermiere-edolo medico-breno rsa-cuoca
poste italiane | | portalettere-breno | consegne-breno
mcdonald's | | cucina-darfo tavoli-boario | barista-darfo pizzaiolo-costa lavapiatti-iseo sala-breno sala-capo
acciai oglio | laminatoio-malegno manutentore-cividate | | forgia-bienno qualita-esine operaio-costa
presso una famiglia | badante-malegno badante-edolo badante-lovere assistente-bienno babysitter-cividate babysitter-edolo colf-lovere colf-breno
enti pubblici e comuni | imp-breno infermiere-esine bosco-vezza | oss-breno oss-notte-edolo infermiere-edolo asa-pisogne medico-breno nuoto-breno rifiuti-breno rifiuti-edolo stage-edolo | bidella-sonico portalettere-breno ambulanza-edolo
leroy merlin, brico | | vendite-costa | magazzino-edolo
supermercato le alpi breno | cassiera-breno | scaffali-edolo gastronomia-pisogne | cassa-darfo scaffali-darfo
# foreign
caut de lucru ca șofer | autista-c-pisogne autista-ce-esine autobus-edolo consegne-breno autista-b-darfo autista-c-edolo camion-gru | autobus-darfo ambulanza-edolo | spazzaneve-ponte
ingrijitoare batrani cu cazare | badante-malegno | badante-edolo | badante-lovere assistente-bienno
muncitor necalificat in constructii | manovale-darfo muratore-iseo | edile-malonno carpentiere-breno muratore-breno muratore-edolo | facchino-darfo
punë si kamarier | sala-edolo sala-breno sala-ponte sala-capo sala-borno sala-iseo tavoli-boario | banchetti-iseo | bar-breno bar-edolo barista-darfo
kërkoj punë në ndërtim | muratore-breno muratore-edolo muratore-iseo manovale-darfo edile-malonno carpentiere-breno | piastrellista-rogno piastrelle-breno imbianchino-piancogno imbianchino-breno tetti-edolo lattoniere-borno escavatorista-cedegolo | camion-gru serramentista-ossimo elettricista-esine idraulico-edolo
pastruese shtepie | colf-lovere colf-breno | pulizie-edolo pulizie-lovere | pulizie-boario pulizie-scuole piani-temu piani-ponte
шукаю роботу на кухні | aiuto-cuoco-edolo cucina-darfo lavapiatti-ponte lavapiatti-iseo cuoco-pisogne cuoca-rifugio rsa-cuoca | cuoco-ponte cuoco-lovere | pizzaiolo-costa pizza-breno mensa-esine
kheta vich kam | mele-losine vigna-losine | stalla-malonno mungitore-losine | malga-ceto giardiniere-artogne
ਫੈਕਟਰੀ ਵਿੱਚ ਕੰਮ | produzione-piancamuno operaio-costa operaio-darfo laminatoio-malegno confezionamento-gianico | forgia-bienno | magazziniere-piancamuno magazzino-darfo saldatore-berzo saldatore-cividate
ayudante de cocina sin experiencia | | cucina-darfo aiuto-cuoco-edolo lavapiatti-ponte lavapiatti-iseo | mensa-esine
cuidar niños por la tarde | babysitter-cividate | | animatore-darfo nuoto-breno educatore-breno
fà de mangià ai vècc | rsa-cuoca | asa-pisogne colf-breno | cuoco-lovere badante-malegno assistente-bienno
# absent
studio notarile cerca praticante notaio
affitto bilocale arredato Edolo
asdfgh qwerty
meteo ponte di legno domani
tatuatore piercing
come faccio la domanda di naspi
skipper barca a vela
avvocato penalista
`;
