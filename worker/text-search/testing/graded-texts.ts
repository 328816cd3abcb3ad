/** Searches of more than a trade, and those of nothing that is there, written like those of `graded-searches.ts`. */
export const OTHER_SEARCHES = `
# places
cameriere edolo | sala-edolo | sala-capo sala-ponte | @sala
cameriera breno | sala-breno | sala-capo tavoli-boario | @sala
badante pisogne | | badante-lovere badante-malegno assistente-bienno | @badante
muratore ponte di legno | | muratore-edolo | @muratore
oss lovere | | oss-pisogne oss-darfo | @oss
infermiere breno | | infermiere-esine infermiere-edolo | @infermiere
elettricista edolo | | elettricista-ponte | @elettricista
pulizie darfo | pulizie-boario | pulizie-lovere | pulizie-* @colf
commessa breno | | commessa-darfo scarpe-darfo | @commessa
lavoro a edolo | *-edolo | |
offerte lovere | *-lovere | |
cuoco vicino a breno | | rsa-cuoca | @cuoco
barista zona boario | barista-darfo | bar-breno | @bar
autista dintorni di breno | camion-gru consegne-breno | autobus-darfo autista-b-darfo autista-ce-esine | @autista
cameriere cemmo | sala-capo | sala-breno | @sala
idraulico piamborno | | idraulico-darfo | idraulico-edolo
parrucchiera breno | | barbiere-darfo parrucchiera-pisogne parrucchiera-edolo |
saldatore bassa valle | | saldatore-berzo saldatore-cividate |
segretaria alta valle | segretaria-edolo ufficio-edolo | |
impiegata lago d'iseo | | | impiegata-darfo imp-breno
magazziniere rogno | mulettista-rogno | magazziniere-piancamuno magazzino-darfo | @magazzino
panettiere ponte di legno | | panettiere-edolo | pane-breno
estetista darfo boario terme | estetista-boario | estetista-breno |
barman sarnico | | barman-lovere | @bar
lavoro ponte di legno stagione | *-ponte | noleggio-tonale piani-temu |
fisioterapista edolo | | fisio-sonico | fisioterapista-darfo
farmacista vezza d'oglio | | farmacia-edolo | farmacista-capo
cassiera zona darfo | cassa-darfo | cassiera-breno |
lavapiatti edolo | | lavapiatti-ponte | lavapiatti-iseo cucina-darfo
giardiniere boario | | giardiniere-artogne giardino-lovere |

# typing
camerire | @sala | |
cameriiera | @sala | | @piani
baddante | @badante | |
badan | @badante | |
pizaiolo | @pizza | |
lava piatti | @piatti | |
lavapiati | @piatti | |
magaziniere | @magazzino | |
magazinniere | @magazzino | |
eletricista | @elettricista | |
elettrcista | @elettricista | |
meccanicco | meccanico-breno meccanico-edolo | |
mecanico | meccanico-breno meccanico-edolo | |
parucchiera | @capelli | |
parrucchera | @capelli | |
infermeira | @infermiere | |
impiegatta | @impiegata | | @ufficio
comessa | @commessa | |
commesa | @commessa | |
muratroe | @muratore | |
saldattore | @saldatore | |
idralico | @idraulico | |
falegniame | falegname-* | |
giardinere | @verde | |
receptionits | reception-ponte reception-boario | notte-boario |
rezeptionist | reception-ponte reception-boario | notte-boario |
pulizzie | @pulizie | |
babysiter | @tata | |
baby-sitter | @tata | |
camerieraaipiani | @piani | |
autista camoin | @camion | |
edollo | *-edolo | |
ponte di lengo | *-ponte | noleggio-tonale |
splende servizzi | pulizie-boario pulizie-scuole | |
carpenterie grinia | saldatore-berzo saldatore-cividate | |
fisoterapista | fisioterapista-darfo fisio-sonico | |
estetsta | @estetista | |
opperaio | @operaio | | edile-malonno
lavanderìa | lavanderia-darfo | autista-b-darfo |
macellaio' | @carne | |

# several words
cameriere part time weekend | sala-breno banchetti-iseo | tavoli-boario sala-iseo | @sala
cerco lavoro come cuoco con alloggio | cuoco-ponte cuoca-rifugio | | @cuoco
badante notte edolo | badante-edolo | badante-malegno | @badante oss-notte-edolo
oss turno di notte | oss-notte-edolo oss-breno | oss-darfo | oss-pisogne
operaio tre turni | laminatoio-malegno operaio-costa | confezionamento-gianico produzione-piancamuno | @operaio
pulizie mattina lovere | pulizie-lovere colf-lovere | | pulizie-* @colf
autista patente c edolo | autista-c-edolo | camion-gru | @camion
commessa abbigliamento part time | commessa-darfo vestiti-lovere | scarpe-darfo | @commessa
barista breno serale | bar-breno | | @bar
muratore senza esperienza | muratore-iseo manovale-darfo | | @muratore
impiegata part time breno | imp-breno | contabile-breno | impiegata-darfo
cameriera o barista | | @sala @bar |
cuoco o pizzaiolo | | @cuoco @pizza |
badante colf | | @badante @colf |
lavoro estivo con alloggio | cuoca-rifugio malga-ceto custode-sonico | |
lavoro stagionale ponte di legno con alloggio | sala-ponte lavapiatti-ponte piani-ponte cuoco-ponte | *-ponte noleggio-tonale piani-temu |
autista furgone consegne | consegne-breno autista-b-darfo | |
saldatore mig cividate | saldatore-cividate | saldatore-berzo |
tornitore fresatore cnc | tornitore-cividate fresatore-rogno | |
infermiera part time ambulatorio | infermiera-lovere | | @infermiere
segretaria studio medico edolo | segretaria-edolo | | ufficio-edolo
addetta vendite negozio di scarpe | scarpe-darfo | @commessa |
aiuto cuoco o lavapiatti edolo | aiuto-cuoco-edolo | lavapiatti-ponte | cucina-darfo lavapiatti-iseo
operaio confezionamento alimentare | operaio-darfo confezionamento-gianico | | @operaio
carpentiere tetti in legno | tetti-edolo | lattoniere-borno | carpentiere-breno
cercasi signora per pulizie domestiche | @colf | pulizie-boario pulizie-lovere pulizie-scuole |
elettricista alberghi alta valle | elettricista-ponte | | @elettricista
educatore disabili scuola | sostegno-darfo | educatore-breno |
tirocinio ufficio marketing | stage-marketing | stage-edolo |
cameriere inglese tedesco ponte di legno | sala-ponte | reception-ponte sala-edolo | @sala

# abbreviations
add. pulizie | pulizie-* | @colf | lavanderia-darfo
add. vendite | @commessa | |
imp. amm.va | @impiegata | | @ufficio
impiegata amm.va | @impiegata | | @ufficio
pat. c | autista-c-* camion-gru | autista-ce-esine |
autista pat. b | autista-b-darfo consegne-breno | |
autista pat d | @autobus | |
f-gas | frigorista-rogno frigo-breno | |
fgas | frigorista-rogno frigo-breno | |
frigorista f gas | frigorista-rogno frigo-breno | |
o.s.s. | @oss | | asa-pisogne
a.s.a. | asa-pisogne | | @oss
cassiera p/t | cassa-darfo cassiera-breno | |
commessa p.t. | commessa-darfo vestiti-lovere scarpe-darfo commessa-pane | vendite-costa |
cassiera tempo det. | cassa-darfo | cassiera-breno |
inf. professionale | @infermiere | |
tec. informatico | informatico-breno | programmatore-darfo |
op. produzione | produzione-piancamuno | @operaio |
resp. sala | | @sala |
appr. elettricista | apprendista-elettricista | @elettricista |
pat b edolo | | | autista-b-darfo consegne-breno apprendista-elettricista

# absent
astronauta
sommozzatore
pilota di aerei
torero
attore di teatro
calciatore professionista
modella
ballerina classica
domatore di leoni
archeologo subacqueo
croupier casinò
pescatore di tonni
data scientist
biologo marino
stilista di alta moda
xyzzy
asdfgh
controllore di volo
notaio
avvocato penalista
psicologo
saldatura subacquea relitti
direttore d'orchestra
mago per feste
`;
