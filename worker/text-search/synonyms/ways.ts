/**
 * How people want to work: the terms of a group, written as in `trades.ts`, then what an offer says of itself where it is
 * that, as `filter=value`.
 */
export const WAYS = `
part time, parttime, p t, tempo parziale, mezza giornata, poche ore, mezzo tempo, orario ridotto, (ore) | type=Part-time
full time, fulltime, f t, tempo pieno, giornata intera, 40 ore | type=Full-time
stagione, stagionale, stagionali, lavoro stagionale, contratto stagionale, stagioni | type=Stagionale | contract=Contratto stagionale
stagione invernale, invernale, inverno, stagione sciistica, stagione neve, natale, natalizio, periodo natalizio, feste natalizie, sciatori | start=11 12 01 02
stagione estiva, estivo, estiva, estate, luglio agosto, giugno settembre | start=05 06 07
weekend, week end, fine settimana, finesettimana, sabato e domenica | type=Weekend | shift=fine settimana
serale, sera, serali, turno serale, orario serale | shift=sera
notte, notturno, notturna, turno di notte, turno notturno, lavoro notturno, notti | shift=notte
turni, tre turni, turnista, turnisti, ciclo continuo, lavoro a turni | shift=notte
mattina, mattino, turno di mattina, turno di mattino, mattutino, mattutina, mattine | shift=mattina
pomeriggio, turno di pomeriggio, pomeridiano, pomeridiana, pomeriggi | shift=pomeriggio
tirocinio, stage, stagista, tirocinante, tirocini, internship, alternanza scuola lavoro, stagisti | contract=Stage/Tirocinio
apprendista, apprendistato, apprendisti, contratto di apprendistato, (aiuto)
indeterminato, tempo indeterminato, contratto indeterminato, posto fisso | contract=Contratto indeterminato
determinato, tempo determinato, contratto determinato, contratto a termine | contract=Contratto determinato
collaborazione, partita iva, libero professionista, libera professionista, freelance, prestazione occasionale | contract=Collaborazione
(patente b, patente b munito) | licence=B
patente c, (pat c) | licence=C
patente ce, (patente c e) | licence=CE
patente d, (pat d) | licence=D
senza esperienza, prima esperienza, primo impiego, primo lavoro, anche prima esperienza, alle prime armi, si impara, formazione interna, corso interno | experience=No esperienza
alloggio, alloggio incluso, posto letto, camera inclusa, vitto e alloggio | housing=true
vitto, vitto incluso, pasti inclusi, pasti | meals=true
lavoro a chiamata, contratto a chiamata, extra, giornaliero, giornaliera, intermittente, (chiamata)
smart working, smartworking, lavoro da casa, lavorare da casa, telelavoro, remoto, lavoro agile
categorie protette, categoria protetta, legge 68, invalidi civili, collocamento mirato
gennaio, inizio gennaio | start=01
febbraio, inizio febbraio | start=02
marzo, inizio marzo | start=03
aprile, inizio aprile | start=04
maggio, inizio maggio | start=05
giugno, inizio giugno | start=06
luglio, inizio luglio | start=07
agosto, inizio agosto | start=08
settembre, inizio settembre | start=09
ottobre, inizio ottobre | start=10
novembre, inizio novembre | start=11
dicembre, inizio dicembre | start=12
inglese, lingua inglese, (parlo inglese, english) | requirement=Inglese
tedesco, lingua tedesca, (parlo tedesco) | requirement=Tedesco
francese, lingua francese, (parlo francese) | requirement=Francese
spagnolo, lingua spagnola, (parlo spagnolo) | requirement=Spagnolo
`;

/** Words for a whole sector, which may be a category of offers, or for a place of work. They name no trade. */
export const SECTORS = `
edilizia, settore edile, costruzioni, cantieri, cantiere | category=Edilizia
ristorazione, ristorante, ristoranti, trattoria, osteria, gastronomia, cibo | category=Ristorazione
sanità, sanitario, sanitaria, settore sanitario, ospedale, ospedali, clinica, assistenza | category=Sanità
turismo, turistico, turistica, alberghiero, alberghiera | category=Turismo
ufficio, uffici, amministrazione, amministrativo, amministrativa | category=Ufficio
commercio, negozio, negozi, vendita, vendite | category=Commercio
pulizia, settore pulizie | category=Pulizie
industria, artigianato, metalmeccanica, metalmeccanico, settore metalmeccanico, officina meccanica, fabbrica, manifattura | category=Industria e artigianato
trasporti, trasporto, autotrasporti | category=Trasporti
agricoltura, agricolo, agricola, allevamento, bosco, boschi, forestale, selvicoltura | category=Agricoltura e bosco
assistenza in famiglia, lavoro domestico, assistenza domestica, aiuto in casa, lavoro in famiglia, famiglia, privati, presso privati, (famiglie, privato, case private) | category=Assistenza in famiglia
bellezza, estetica, benessere, settore estetico | category=Bellezza
sport, sportivo, sportiva, tempo libero | category=Sport
albergo, hotel, struttura ricettiva, garni
bed and breakfast, affittacamere, case vacanza, appartamenti per turisti, residence
rifugio, baita, malga ristoro, chalet
agriturismo, azienda agrituristica, fattoria con ristoro
campeggio, camping, villaggio turistico, area camper
supermercato, discount, ipermercato, gdo, grande distribuzione, minimarket, centro commerciale
casa di riposo, rsa, residenza per anziani, residenza sanitaria, centro diurno, ricovero anziani
panetteria, panificio, panettiere, panettiera, fornaio, fornaia
cooperativa, coop, cooperativa sociale
ente pubblico, enti pubblici, fondazione, comunità montana, municipio, pubblica amministrazione, statale
parrocchia, parrocchiale, oratorio, chiesa
automotive, automobili, settore auto, officine | category=Automotive
`;
