/**
 * Names of employers that everybody knows, most of which have no offer: the term of their kind, then the names. A search for one is
 * a search for employers of its kind, and the page says so.
 */
export const BRANDS = `
supermercato | Lidl, Esselunga, Conad, Coop Lombardia, Ipercoop, Eurospin, Aldi, Penny Market, Penny, Carrefour, Despar, Interspar, Eurospar, Italmark, Famila, Iper, Pam, Tigros, Il Gigante, Simply Market, Crai, U2, Sigma, Todis, MD discount, In's Mercato, Dpiù, Migross, Family Market, Auchan, Bennet
fast food | McDonald's, McDonald, Mc Donald's, Burger King, KFC, Old Wild West, Roadhouse, Autogrill, Spizzico, Subway, Chef Express, Poke House, La Piadineria
pizzaiolo | Domino's, Rossopomodoro
barista | Starbucks, Caffè Vergnano
gelataio | Grom, Venchi
negozio sportivo | Decathlon, Cisalfa, Sportler, Intersport, Df Sport Specialist, Maxi Sport
negozio di abbigliamento | Zara, H&M, OVS, Benetton, Calzedonia, Intimissimi, Terranova, Primark, Piazza Italia, Pepco, Bata, Scarpe & Scarpe, Pittarosso, Geox, Kik
telefonia | MediaWorld, Media World, Unieuro, Euronics, Trony, Vodafone, Wind Tre, Windtre, Tim, Iliad, Fastweb
ferramenta | Leroy Merlin, Brico, Bricoman, Tecnomat, Brico Io, Bricofer, Bricocenter
commesso | Ikea, Mondo Convenienza, Tigotà, Acqua e Sapone, Maury's, Conforama, Kasanova, Thun, Happy Casa, Jysk, Toys Center, Prenatal, Arcaplanet, Maxi Zoo, Risparmio Casa
profumeria | Sephora, Douglas, Kiko, Bottega Verde, Pinalli
libraio | Mondadori, Feltrinelli
corriere | Amazon, Bartolini, BRT, DHL, GLS, UPS, SDA, FedEx, TNT, Glovo, Deliveroo, Just Eat, Uber Eats
postino | Poste Italiane
banca | Intesa Sanpaolo, Unicredit, BPM, Bper, Banca Valsabbina, Credem, Ubi Banca, Banca Popolare di Sondrio, Monte dei Paschi, Bcc
assicuratore | Generali Assicurazioni, Unipol, Unipolsai, Allianz, Reale Mutua, Axa
ferroviere | Trenord, Trenitalia, Ferrovienord
autista patente d | Arriva Italia, Sab Autoservizi, Flixbus
benzinaio | Eni, Agip, Q8, Tamoil
risorse umane | Adecco, Randstad, Manpower, Gi Group, Synergie, Umana Spa, Adhr, Openjobmetis, Lavorint, Etjca
casa di riposo | Kos, Korian, Segesta
infermiere | Asst, Spedali Civili
soccorritore | Croce Bianca, Areu
elettricista | Enel, A2A
pulizie | Coopservice, Dussmann, Markas
mensa | Sodexo, Camst, Serenissima, Elior, Gemeaz, Cirfood
animatore | Club Med, Alpitour, Valtur
parrucchiere | Jean Louis David
istruttore fitness | McFit, Virgin Active, Anytime Fitness
gommista | Norauto, Euromaster, Midas Italia
ottico | Salmoiraghi, Grandvision, NAU
`;
