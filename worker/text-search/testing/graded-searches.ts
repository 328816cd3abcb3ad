/** Offers of one trade, by their short names; a star stands for any ending. */
export const TRADE_SETS: Readonly<Record<string, string>> = {
  sala: 'sala-* tavoli-boario banchetti-iseo',
  bar: 'barista-darfo bar-breno bar-edolo barman-lovere',
  cuoco: 'cuoco-* cuoca-rifugio rsa-cuoca',
  aiuto: 'aiuto-cuoco-edolo cucina-darfo',
  piatti: 'lavapiatti-* cucina-darfo',
  pizza: 'pizzaiolo-costa pizza-breno',
  piani: 'piani-temu piani-ponte',
  reception: 'reception-* notte-boario',
  oss: 'oss-*',
  badante: 'badante-* assistente-bienno',
  infermiere: 'infermiere-* infermiera-lovere',
  tata: 'babysitter-*',
  maestra: 'maestra-breno insegnante-edolo nido-darfo',
  muratore: 'muratore-* edile-malonno manovale-darfo',
  elettricista: 'elettricista-* apprendista-elettricista',
  idraulico: 'idraulico-*',
  bianco: 'imbianchino-*',
  saldatore: 'saldatore-*',
  operaio: 'operaio-* produzione-piancamuno confezionamento-gianico laminatoio-malegno forgia-bienno',
  magazzino: 'magazzin* mulettista-rogno',
  camion: 'autista-c-* autista-ce-esine camion-gru',
  autobus: 'autobus-*',
  furgone: 'autista-b-darfo consegne-breno',
  autista: 'autobus-* autista-* camion-gru consegne-breno ambulanza-edolo',
  meccanico: 'meccanico-*',
  commessa: 'commessa-* vestiti-lovere scarpe-darfo vendite-costa',
  cassa: 'cassiera-breno cassa-darfo',
  pulizie: 'pulizie-* colf-*',
  colf: 'colf-*',
  impiegata: 'imp-breno impiegata-darfo buste-edolo',
  ufficio: 'imp-breno impiegata-darfo segretaria-edolo ufficio-edolo contabile-breno paghe-darfo buste-edolo',
  verde: 'giardin*',
  bosco: 'bosco*',
  stalla: 'stalla-malonno mungitore-losine',
  capelli: 'parrucchiera-* barbiere-darfo',
  estetista: 'estetista-*',
  pane: 'panettiere-edolo pane-breno',
  carne: 'macell*',
  neve: 'spazzaneve-ponte',
  sci: 'sci-*',
  palestra: 'palestra-breno fitness-darfo',
  inverno: 'skilift-ponte gattista-ponte battipista-borno sci-* noleggio-tonale skipass-borno',
};

/**
 * Searches as people type them, by group: text | offers of grade 3 | of grade 2 | of grade 1. An offer has the first grade that it is
 * named with; `@sala` is a set of above. Of the last group nothing is there, and any offer shown is rubbish.
 */
export const TRADE_SEARCHES = `
# titles
cameriera di sala | sala-edolo sala-capo sala-borno sala-breno | @sala |
cameriere | @sala | |
barista | barista-darfo bar-breno bar-edolo | barman-lovere |
cuoco | cuoco-pisogne cuoco-lovere cuoco-ponte cuoca-rifugio rsa-cuoca | | @aiuto
aiuto cuoco | aiuto-cuoco-edolo | cucina-darfo | @cuoco
lavapiatti | lavapiatti-* | cucina-darfo |
pizzaiolo | @pizza | |
cameriera ai piani | @piani | piani-boario |
receptionist | reception-ponte reception-boario | notte-boario |
oss | oss-breno oss-notte-edolo oss-darfo oss-pisogne | asa-pisogne |
badante | badante-malegno badante-edolo badante-lovere assistente-bienno | |
infermiere | @infermiere | |
fisioterapista | fisioterapista-darfo fisio-sonico | |
farmacista | farmacista-capo | farmacia-edolo |
educatrice | educatore-breno nido-darfo | sostegno-darfo | maestra-breno animatore-darfo
muratore | muratore-breno muratore-edolo edile-malonno | muratore-iseo manovale-darfo | carpentiere-breno
elettricista | elettricista-esine elettricista-ponte apprendista-elettricista | manutentore-cividate quadrista-rogno |
idraulico | @idraulico | |
imbianchino | @bianco | |
saldatore | @saldatore | carpentiere-malegno |
tornitore | tornitore-cividate | fresatore-rogno |
fresatore cnc | fresatore-rogno | tornitore-cividate |
magazziniere | magazziniere-piancamuno magazzino-darfo magazzino-edolo | mulettista-rogno farmacia-edolo |
autista | @autista | |
carrellista | mulettista-rogno | | magazziniere-piancamuno magazzino-darfo
meccanico | meccanico-breno meccanico-edolo | | tornitore-cividate gommista-esine
commessa | @commessa | | cassiera-breno cassa-darfo
cassiera | @cassa | skipass-borno |
impiegata amministrativa | @impiegata | | @ufficio
contabile | contabile-breno | | impiegata-darfo paghe-darfo buste-edolo
giardiniere | @verde | |
boscaiolo | boscaiolo-corteno bosco-vezza | segheria-vezza |
panettiere | @pane | | commessa-pane
macellaio | @carne | |
parrucchiera | parrucchiera-pisogne parrucchiera-edolo | barbiere-darfo |
estetista | @estetista | |
maestro di sci | sci-* | |
bagnino | bagnino-boario | | nuoto-breno
colf | @colf | | pulizie-boario pulizie-scuole pulizie-lovere pulizie-edolo
addetta alle pulizie | pulizie-boario pulizie-scuole pulizie-lovere pulizie-edolo | @colf | lavanderia-darfo

# synonyms
servizio ai tavoli | tavoli-boario | @sala |
chef | cuoco-ponte | @cuoco |
sguattero | lavapiatti-ponte lavapiatti-iseo | cucina-darfo |
housekeeping | @piani | piani-boario |
front desk | reception-ponte reception-boario | notte-boario |
assistenza anziani | @badante | oss-pisogne | @oss asa-pisogne
caregiver | @badante | | oss-pisogne
operatore socio sanitario | @oss | | asa-pisogne
nurse | @infermiere | |
bambinaia | @tata | | nido-darfo
bidello | bidella-* | |
edile | edile-malonno muratore-breno muratore-edolo | @muratore carpentiere-breno |
manovale | manovale-darfo muratore-iseo | | edile-malonno muratore-breno
termoidraulico | idraulico-darfo | idraulico-edolo |
pittore edile | @bianco | |
decoratore | @bianco | |
camionista | @camion | |
fattorino | consegne-breno | autista-b-darfo portalettere-breno |
postino | portalettere-breno | | consegne-breno
muletto | mulettista-rogno | operaio-costa | magazziniere-piancamuno magazzino-darfo
logistica | magazziniere-piancamuno magazzino-darfo | mulettista-rogno magazzino-edolo |
autoriparatore | meccanico-breno | meccanico-edolo |
sales assistant | @commessa | |
addetta alle casse | @cassa | |
ragioniera | contabile-breno | impiegata-darfo |
segretaria | segretaria-edolo ufficio-edolo | | imp-breno impiegata-darfo
buste paga | paghe-darfo buste-edolo | |
sviluppatore | programmatore-darfo | | plc-darfo
sistemista | informatico-breno | | programmatore-darfo
donna delle pulizie | pulizie-boario pulizie-lovere pulizie-scuole colf-breno colf-lovere | pulizie-edolo |
collaboratrice familiare | @colf | | assistente-bienno
manutentore del verde | @verde | |
taglialegna | boscaiolo-corteno bosco-vezza | | segheria-vezza
hair stylist | parrucchiera-pisogne parrucchiera-edolo | barbiere-darfo |
personal trainer | fitness-darfo | palestra-breno |
battipista | gattista-ponte battipista-borno | |
netturbino | rifiuti-* | |
vendemmia | vigna-losine | | mele-losine

# everyday
fare i letti | @piani | | piani-boario
pulire le camere | @piani | | piani-boario
lavare i piatti | @piatti | |
servire ai tavoli | @sala | |
fare il caffè | barista-darfo bar-edolo bar-breno | |
fare le pizze | @pizza | |
fare il pane | @pane | |
cucinare | @cuoco | @aiuto | colf-breno
stare con gli anziani | @badante | oss-pisogne |
tenere compagnia a una signora anziana | @badante | |
guardare i bambini | @tata | | nido-darfo
lavorare con i bambini | @tata nido-darfo animatore-darfo maestra-breno | educatore-breno nuoto-breno sci-* |
tagliare i capelli | @capelli | |
fare le unghie | estetista-breno | estetista-boario |
guidare il camion | @camion | |
guidare il pullman | @autobus | |
guidare il gatto delle nevi | gattista-ponte battipista-borno | |
spalare la neve | spazzaneve-ponte | | tuttofare-edolo
portare i pacchi | consegne-breno | autista-b-darfo portalettere-breno |
consegnare la posta | portalettere-breno | | consegne-breno
fare le notti | badante-edolo oss-notte-edolo notte-boario gattista-ponte pane-breno | laminatoio-malegno oss-breno |
raccogliere le mele | mele-losine | | vigna-losine
tagliare l'erba | giardiniere-artogne giardino-lovere | |
tagliare gli alberi | boscaiolo-corteno bosco-vezza | | giardiniere-artogne
mungere le mucche | mungitore-losine stalla-malonno | | malga-ceto
lavorare in stalla | mungitore-losine stalla-malonno | |
fare il formaggio | casaro-* | |
costruire case | muratore-breno muratore-edolo edile-malonno tetti-edolo | @muratore carpentiere-breno |
fare il cappotto alle case | | imbianchino-breno imbianchino-piancogno | @muratore
dipingere i muri | @bianco | |
riparare auto | meccanico-breno | carrozziere-darfo | meccanico-edolo gommista-esine
cambiare le gomme | gommista-esine | | meccanico-breno
stare alla cassa | @cassa | skipass-borno benzina-breno |
riempire gli scaffali | scaffali-* | |
vendere vestiti | commessa-darfo vestiti-lovere | scarpe-darfo |
rispondere al telefono | segretaria-edolo ufficio-edolo | reception-boario |
lavoro al computer | @ufficio | programmatore-darfo informatico-breno disegno-rogno |
lavoro in fabbrica | @operaio | fresatore-rogno tornitore-cividate qualita-esine |
lavorare in montagna | rifugista-ceto cuoca-rifugio malga-ceto skilift-ponte guida-ponte | gattista-ponte battipista-borno sci-* |
lavorare con gli animali | mungitore-losine stalla-malonno veterinario-breno malga-ceto | |
lavori domestici | @colf | | pulizie-boario pulizie-lovere
stirare | colf-lovere colf-breno lavanderia-darfo | |
aiuto compiti | animatore-darfo | babysitter-cividate |
lavoretti | tuttofare-edolo | | custode-sonico
pulire gli uffici | pulizie-boario | pulizie-lovere pulizie-scuole |
pulire le scale | pulizie-lovere pulizie-boario | | pulizie-scuole
mettere le piastrelle | piastrellista-rogno piastrelle-breno | |
montare i pannelli solari | fotovoltaico-esine | | idraulico-darfo
fare la spesa a un anziano | badante-lovere | @badante |
insegnare a nuotare | nuoto-breno | | bagnino-boario

# languages
waiter | @sala | |
cook | @cuoco | | @aiuto
cleaner | pulizie-* | @colf |
bricklayer | @muratore | | carpentiere-breno
truck driver | @camion | |
babysitting | @tata | |
dishwasher | @piatti | |
housekeeper | @piani piani-boario | @colf |
warehouse worker | @magazzino | |
electrician | @elettricista | |
ospătar | @sala | |
bucătar | @cuoco | |
îngrijitoare bătrâni | @badante | | @oss
zidar | @muratore | |
sofer camion | @camion | |
menajera | @colf | pulizie-* |
muncitor | @operaio | | edile-malonno
camarero | @sala | |
limpieza | pulizie-* @colf | |
cocinera | @cuoco | |
albañil | @muratore | |
cuidadora de ancianos | @badante | |
serveur | @sala | |
femme de ménage | pulizie-* @colf | | @piani
maçon | @muratore | |
aide soignante | @oss | asa-pisogne | @infermiere
kamarier | @sala | |
kuzhinier | @cuoco | |
pastruese | pulizie-* @colf | |
punëtor ndërtimi | @muratore | |
shofer kamioni | @camion | |
прибиральниця | pulizie-* @colf | |
кухар | @cuoco | |
доглядальниця | @badante | |
офіціантка | @sala | |
водій | @autista | |
vodiy | @autista | |
نادل | @sala | |
طباخ | @cuoco | |
عامل بناء | @muratore | |
سائق | @autista | |
tabbakh | @cuoco | |
sa'iq | @autista | |
mistri | @muratore | | carpentiere-breno
safai | pulizie-* @colf | |
darzi | sarta-* | |
bawarchi | @cuoco | |
sewadar bazurgan | @badante | |
`;
