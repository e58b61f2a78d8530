/**
 * Pairs of answers that people confuse (typed, then expected), of which none may be accepted. Some are far apart in
 * spelling, since confusions do not follow letters.
 */
import { lirePairesDeReponses } from "./paires.ts";

export const REPONSES_A_NE_PAS_CONFONDRE = lirePairesDeReponses(`
stalagmite = stalactite | stalactite = stalagmite | astronomie = astrologie | astrologie = astronomie
hypertension = hypotension | hypotension = hypertension | hyperglycémie = hypoglycémie | hypothermie = hyperthermie
vitamine D = vitamine C | vitamine B = vitamine E | hépatite B = hépatite A | hépatite C = hépatite B | groupe AB = groupe A
nitrite = nitrate | sulfite = sulfate | propane = propène | méthane = méthanol | éthanol = méthanol | méiose = mitose
neurone = neutron | neutron = neurone | neutrino = neutron | électron = neutron | proton = photon | césium = cérium | titan = titane
plutonium = polonium | indium = iridium | thallium = thulium | magnésium = manganèse | potassium = calcium | uranus = uranium
résine = rétine | rougeole = rubéole | roséole = rubéole | concave = convexe | convexe = concave | météore = météorite
radius = radium | cubitus = coccyx | tympan = timpani | latitude = longitude | altitude = latitude | tropique = topique
autruche = Autriche | Australie = Autriche | Autriche = Australie | poison = poisson | poisson = poison | désert = dessert
coussin = cousin | chapeau = chameau | cheville = chenille | canari = canard | cigare = cigale | campagne = champagne
pinson = pigeon | palmier = pommier | marmite = marmotte | mouflon = moufle
Irak = Iran | Iran = Irak | Niger = Nigeria | Nigeria = Niger | Guinée = Guyane | Guyana = Guyane | Zambie = Gambie
Mauritanie = Mauritius | Slovénie = Slovaquie | Slovaquie = Slovénie | Lettonie = Lituanie | Suisse = Suède | Liban = Libye
Saint-Martin = Saint-Marin | Saint-Marin = Saint-Martin | Saint-Dominique = Saint-Domingue | Saint-Lô = Saint-Malo
Corée du Sud = Corée du Nord | Caroline du Nord = Caroline du Sud | mer Rouge = mer Noire | mer Noire = mer Morte
Bucarest = Budapest | Budapest = Bucarest | Barbude = Barbade | Paname = Panama | Jourdain = Jordanie | Kansas = Arkansas
Loire = Loiret | Verdon = Verdun | Verdun = Verdon | Anvers = Angers | Angers = Anvers | Mayence = Mayenne | Mayenne = Mayence
Briançon = Besançon | Toulon = Toulouse | Gênes = Genève | Cayenne = Mayenne | Sienne = Vienne | Savoir = Savoie
Bolivar = Bolivie | Colombo = Colomb | Grenade = Grenoble | Tripoli = Tivoli | Tibre = Tigre
Louis XVI = Louis XIV | Louis XIV = Louis XV | Henri III = Henri IV | Charles V = Charles X | François II = François Ier
Napoléon III = Napoléon Ier | Jean-Paul Ier = Jean-Paul II | Pie XI = Pie XII | Élisabeth Ire = Élisabeth II
Ramsès III = Ramsès II | Malcolm X = Malcolm | IVe République = Ve République | XXe siècle = XIXe siècle
1798 = 1789 | 1941 = 1914 | 1551 = 1515 | 14 juillet 1798 = 14 juillet 1789 | 8 novembre 1918 = 11 novembre 1918
Deuxième Guerre mondiale = Première Guerre mondiale | Apollo 13 = Apollo 11 | plan A = plan B | Boeing 737 = Boeing 747
Chilpéric = Childéric | Childéric = Chilpéric | Marat = Murat | Washington = Wellington | Himmler = Hitler | putain = Pétain
Goebbels = Goering | Lénine = Staline | Marie Stuart = Marie Tudor | Jean Jaurès = Jean Zay | Martin Luther King = Martin Luther
Monet = Manet | Manet = Monet | Édouard Monet = Édouard Manet | Claude Manet = Claude Monet | Corbeille = Corneille
Ravine = Racine | Sarthe = Sartre | Pervert = Prévert | Renard = Ronsard | Renault = Perrault | Candidat = Candide
Terminal = Germinal | Les Pleurs du mal = Les Fleurs du mal | Andromède = Andromaque | centaure = minotaure
Athéna = Athènes | Orphée = Morphée | Prométhée = Protée | Hermès = Hercule | Isis = Osiris | Hadès = Héra
Schumann = Schubert | Haydn = Haendel | Maradona = Madonna | Madonna = Maradona | Dalila = Dalida | Ferré = Ferrat
Brasseur = Brassens | trombone = trompette | violon = violoncelle | symphonie n° 5 = symphonie n° 9 | contrebasse = contrebasson
Toscane = Tosca | Star Trek = Star Wars | Spiderman = Superman | Kremlin = Gremlins | Interception = Inception
Rocky III = Rocky II | Terminator 3 = Terminator 2 | Toy Story 3 = Toy Story 2 | Jean Reno = Jean Renoir | Jean Renoir = Jean Reno
Alain Delors = Alain Delon | Tom Hardy = Tom Hanks | Emma Stone = Emma Watson | James Cameroun = James Cameron
platine = Platini | Ronaldo = Rivaldo | Ronaldinho = Ronaldo | baseball = basketball | basketball = baseball | football = handball
escapade = escalade | notation = natation | conjecture = conjoncture | conjoncture = conjecture | collusion = collision
irruption = éruption | illusion = allusion | acception = acceptation | proscription = prescription | prescription = proscription
perpétuer = perpétrer | infester = infecter | conversation = conversion | originel = original | partiel = partial
insolation = isolation | isolation = insolation | recouvrir = recouvrer | venimeux = vénéneux | patronyme = paronyme
paronyme = patronyme | heptagone = hexagone | hexagone = heptagone | décamètre = décimètre | décalitre = décilitre
millilitre = millimètre | centilitre = centimètre | kilomètre = kilogramme | milliard = million | million = milliard
trente = treize | quarante = quatorze | cinquante = soixante | 21 = 12 | 10 000 = 1 000 | 3,41 = 3,14 | 9 = 7 | 50 = 15
endothermique = exothermique | troposphère = stratosphère | orthographe = orthogonale | psychiatre = psychologue | géologie = généalogie
pédiatre = podologue | podologue = psychologue | kangourou = cagoule | Mozambique = Mosaïque | Ouganda = Rwanda
tortue = torture | vautour = retour | charcuterie = charpenterie | plombier = plongeur | chevreuil = chevreau | faucon = faon
camembert = camembour | rossignol = Rossini | hippocampe = hippodrome | hippopotame = hippodrome | caravelle = caramel
Charlemagne = Charles Martel | Charles Martel = Charlemagne | Lausanne = Lorraine | Belgrade = Belgique
carpe = carpette | trompe = trompette | marteau = manteau | manteau = marteau | bouleau = bureau | moulin = mouton | mouton = moulin
sardine = jardin | cassette = casserole | caserne = caverne | caverne = caserne | bataille = bataillon | couronne = couleuvre
`);
