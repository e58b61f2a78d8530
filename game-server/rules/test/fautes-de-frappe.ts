/** Typing slips of a phone (typed, then expected), which must all be accepted. */
import { lirePairesDeReponses } from "./paires.ts";

export const FAUTES_DE_FRAPPE = lirePairesDeReponses(`
Shakespear = Shakespeare | Shakspeare = Shakespeare | Nietsche = Nietzsche | Nietzche = Nietzsche | Bethoven = Beethoven
Beethovne = Beethoven | Mozzart = Mozart | Moazrt = Mozart | Einstien = Einstein | Enstein = Einstein | Picaso = Picasso
Picassso = Picasso | Napoleon = Napoléon | Napoléno = Napoléon | Voltair = Voltaire | Votaire = Voltaire | Rouseau = Rousseau
Roussau = Rousseau | Moliere = Molière | Molire = Molière | Baudelair = Baudelaire | Beaudelaire = Baudelaire
Appolinaire = Apollinaire | Apolinaire = Apollinaire | Verlainne = Verlaine | Rimbau = Rimbaud | Victro Hugo = Victor Hugo
Victor Hogo = Victor Hugo | Emile Zolla = Émile Zola | Albert Camu = Albert Camus | Jules Vernes = Jules Verne | Flauber = Flaubert
Stendal = Stendhal | Balsac = Balzac | Dostoievski = Dostoïevski | Dostoyevski = Dostoïevski | Tolstoi = Tolstoï | Kafcka = Kafka
Leonard de Vinchi = Léonard de Vinci | Léonard de Vincy = Léonard de Vinci | Leonardd e Vinci = Léonard de Vinci
Michelange = Michel-Ange | Michel Angel = Michel-Ange | Boticelli = Botticelli | Caravage = Le Caravage | Salvator Dali = Salvador Dalí
Van Gohg = Van Gogh | Van Goghe = Van Gogh | Gaugin = Gauguin | Cezane = Cézanne | Matise = Matisse | Toulouse Lautrec = Toulouse-Lautrec
Tchaikovsky = Tchaïkovski | Chopain = Chopin | Shubert = Schubert | Vivladi = Vivaldi | Stravinski = Stravinsky | Debussi = Debussy
Beatle = Beatles | Roling Stones = Rolling Stones | Rolling Stone = Rolling Stones | Led Zepplin = Led Zeppelin | Pink Floy = Pink Floyd
Micheal Jackson = Michael Jackson | Michael Jakson = Michael Jackson | Freddy Mercury = Freddie Mercury | Britney Spear = Britney Spears
Johnny Halliday = Johnny Hallyday | Jhonny Hallyday = Johnny Hallyday | Aznavourd = Aznavour | Edith Piaff = Édith Piaf
Jaques Brel = Jacques Brel | Brasens = Brassens | Gainsbour = Gainsbourg | Mylene Farmer = Mylène Farmer | Stromea = Stromae
Steven Speilberg = Steven Spielberg | Steven Spielgerg = Steven Spielberg | Hitchcok = Hitchcock | Hitckock = Hitchcock | Kubrik = Kubrick
Tarentino = Tarantino | Quentin Tarantion = Quentin Tarantino | Schwarzeneger = Schwarzenegger | Swarzenegger = Schwarzenegger
Di Caprio = DiCaprio | Leonardo Dicapprio = Leonardo DiCaprio | Scarlet Johansson = Scarlett Johansson | Belmondeau = Belmondo
Louis de Funes = Louis de Funès | Louis de Funnès = Louis de Funès | Depardieux = Depardieu | Marion Cotilard = Marion Cotillard
Catherine Deneuves = Catherine Deneuve | Omar Sye = Omar Sy | Gerard Philippe = Gérard Philipe | Pulp Fction = Pulp Fiction
Jurasic Park = Jurassic Park | Jurassik Park = Jurassic Park | Indana Jones = Indiana Jones | Harry Poter = Harry Potter
Hary Potter = Harry Potter | Dumbeldore = Dumbledore | Voldemor = Voldemort | Hermoine = Hermione | Ratatouile = Ratatouille
Pinochio = Pinocchio | Aladdin = Aladin | Cendrilon = Cendrillon | Blanche Neige = Blanche-Neige | Starwars = Star Wars
Chewbaca = Chewbacca | Gandalff = Gandalf | Game of Throne = Game of Thrones | Intouchable = Intouchables | Inceptoin = Inception
Mississipi = Mississippi | Missisippi = Mississippi | Kilimandjaro = Kilimanjaro | Kilimanjaroo = Kilimanjaro | Himmalaya = Himalaya
Hymalaya = Himalaya | Everset = Everest | Mont Blnac = Mont Blanc | Montblanc = Mont Blanc | Massachusets = Massachusetts
Philadelphie = Philadelphia | San Fransisco = San Francisco | San Francisko = San Francisco | Los Angelès = Los Angeles
Los Angleles = Los Angeles | Los Angele = Los Angeles | New Yorck = New York | Newyork = New York | Cinccinati = Cincinnati
Rio de Janero = Rio de Janeiro | Buenos Aire = Buenos Aires | Copenague = Copenhague | Copenhage = Copenhague | Stokholm = Stockholm
Reykjavick = Reykjavik | Reikjavik = Reykjavik | Helsinky = Helsinki | Budapets = Budapest | Istambul = Istanbul | Bruxlles = Bruxelles
Brusselles = Bruxelles | Amsterdame = Amsterdam | Amstredam = Amsterdam | Edimbourgh = Édimbourg | Lisbone = Lisbonne | Barcelonne = Barcelone
Stasbourg = Strasbourg | Strasbpurg = Strasbourg | Marseile = Marseille | Marseillle = Marseille | Bordaux = Bordeaux | Grenobel = Grenoble
Saint Etiene = Saint-Étienne | Clermond-Ferrand = Clermont-Ferrand | Clermont Ferrant = Clermont-Ferrand | Montpelier = Montpellier
Carcasonne = Carcassonne | Quimpere = Quimper | Afganistan = Afghanistan | Azerbaidjan = Azerbaïdjan | Kazakstan = Kazakhstan
Phillipines = Philippines | Philipines = Philippines | Indonesie = Indonésie | Nouvelle Zelande = Nouvelle-Zélande
Nouvelle-Zéllande = Nouvelle-Zélande | Papouasie Nouvelle Guinee = Papouasie-Nouvelle-Guinée | Pays Bas = Pays-Bas | Pays-Bass = Pays-Bas
Luxembourd = Luxembourg | Lichtenstein = Liechtenstein | Portgual = Portugal | Allemange = Allemagne | Anglettere = Angleterre
Angletere = Angleterre | Argentien = Argentine | Venezuella = Venezuela | Méxique = Mexique | Madagasacr = Madagascar | Madagaskar = Madagascar
Magadascar = Madagascar | Cameroum = Cameroun | Ethiopie = Éthiopie | Cote d Ivoire = Côte d’Ivoire | Cote d'Ivoir = Côte d’Ivoire
Charlemange = Charlemagne | Vercingetorix = Vercingétorix | Vercingétorics = Vercingétorix | Versingétorix = Vercingétorix
Robespiere = Robespierre | Toutankamon = Toutânkhamon | Toutankhamont = Toutânkhamon | Cléopatre = Cléopâtre | Cleopatra = Cléopâtre
Neffertiti = Néfertiti | Jule César = Jules César | Jules Cesra = Jules César | Marie Antoinnette = Marie-Antoinette
Marie-Antoinete = Marie-Antoinette | Jeanne d'Arck = Jeanne d’Arc | Jeane d'Arc = Jeanne d’Arc | Charles de Gaule = Charles de Gaulle
Miterrand = Mitterrand | Mitterand = Mitterrand | Giscard d'Estain = Giscard d’Estaing | Sarkosy = Sarkozy | Churchil = Churchill
Gorbatchov = Gorbatchev | Kenedy = Kennedy | Kennedi = Kennedy | Roosvelt = Roosevelt | Neil Amstrong = Neil Armstrong | Ghandi = Gandhi
Mandella = Mandela | Christophe Collomb = Christophe Colomb | Christope Colomb = Christophe Colomb | Magelan = Magellan | Luther Kin = Luther King
ornithorinque = ornithorynque | ornytorynque = ornithorynque | hipopotame = hippopotame | hippopotamme = hippopotame | rhinoceros = rhinocéros
rinocéros = rhinocéros | rhinocérosse = rhinocéros | kangouroux = kangourou | kangoroo = kangourou | crocodille = crocodile | girrafe = girafe
éléfant = éléphant | elephnat = éléphant | chimpanzée = chimpanzé | perroquest = perroquet | papilon = papillon | papiillon = papillon
libelule = libellule | coccinele = coccinelle | ecureil = écureuil | écureuille = écureuil | guepard = guépard | dromadère = dromadaire
baleinne = baleine | dauphain = dauphin | hérrisson = hérisson | tyranosaure = tyrannosaure | diplodocuse = diplodocus
photosynthese = photosynthèse | fotosynthèse = photosynthèse | photosynthése = photosynthèse | oxygene = oxygène | oxigène = oxygène
hidrogène = hydrogène | hydrogéne = hydrogène | carbonne = carbone | pancréass = pancréas | omoplatte = omoplate | squellette = squelette
estommac = estomac | chlorophyle = chlorophylle | chromosone = chromosome | apendicite = appendicite | aspirinne = aspirine
thermometre = thermomètre | telescpe = télescope | microscoppe = microscope | dynamitte = dynamite | electricite = électricité
choccolat = chocolat | chocolta = chocolat | camenbert = camembert | camembrt = camembert | roquefor = roquefort | mozzarela = mozzarella
mozarella = mozzarella | spagetti = spaghetti | spaghettis = spaghetti | guaccamole = guacamole | mayonaise = mayonnaise | mayonnaisse = mayonnaise
bouillabaise = bouillabaisse | choucroutte = choucroute | ratatouilles = ratatouille | tartiflete = tartiflette | canelle = cannelle | vanile = vanille
champange = champagne | absynthe = absinthe | baguete = baguette | crossant = croissant | accordeon = accordéon | accordéonn = accordéon
clarinete = clarinette | saxofone = saxophone | saxophonne = saxophone | trompete = trompette | xilophone = xylophone | gitare = guitare
badmington = badminton | badmintonn = badminton | basketbal = basketball | gymnastque = gymnastique | marathonn = marathon | petanque = pétanque
Zinedine Zidanne = Zinédine Zidane | Zinédien Zidane = Zinédine Zidane | Mbapé = Mbappé | Teddy Rinner = Teddy Riner | Federrer = Federer
parapluit = parapluie | anticonstitutionellement = anticonstitutionnellement | bibliotheque = bibliothèque | bibliotéque = bibliothèque
aspirateru = aspirateur | ordinateut = ordinateur | tournevise = tournevis | imprimente = imprimante | parachutte = parachute | dictionaire = dictionnaire
Champs Elysees = Champs-Élysées | Champs-Elisées = Champs-Élysées | tour Eifel = tour Eiffel | Toir Eiffel = tour Eiffel | tout Eiffel = tour Eiffel
arc de triomfe = arc de Triomphe | arc de triomphe = arc de Triomphe | Notre Damme = Notre-Dame | Sacre Coeur = Sacré-Cœur | Colisé = Colisée | Acropolle = Acropole
`);
