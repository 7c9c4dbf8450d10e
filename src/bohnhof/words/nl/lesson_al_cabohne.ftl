# The first game of al-cabohne, move by move

lesson-al-cabohne-welcome-title = Een duel met de maffia
lesson-al-cabohne-welcome = Je hebt meer daalders nodig dan Ben en meer dan de maffia. Haar bazen Al en Don verzamelen elk één soort bonen. Geruild wordt er niet.
lesson-al-cabohne-grow-title = Verbouw wat past
lesson-al-cabohne-grow = Deze keer nam geen baas een kaart. Plant de omgedraaide paardenboon bij je andere.
lesson-al-cabohne-give-title = Geef aan een baas
lesson-al-cabohne-give = Je mag een baas handkaarten van zijn soort geven, van elke plek in je hand. Je pufboon zou in de weg zitten: geef hem aan Don.
lesson-al-cabohne-leave-title = Laat de rest liggen
lesson-al-cabohne-leave = Wat je niet plant, blijft voor Ben. De blauwe en de kidneyboon passen nergens: laat ze aan hem.
lesson-al-cabohne-draw-title = Einde van je beurt
lesson-al-cabohne-draw = Je hebt twee kaarten getrokken. Voor je beurt eindigt, zou je nog kunnen oogsten. Het loont nog niet.
lesson-al-cabohne-leftover-title = Wat Ben liet liggen
lesson-al-cabohne-leftover = Ben liet een paardenboon en een vuurboon liggen. Je moet elk planten of afleggen. Neem de paardenboon.
lesson-al-cabohne-leftover-second-title = En de andere
lesson-al-cabohne-leftover-second = De vuurboon past ook.
lesson-al-cabohne-tax-title = Het deel van de maffia
lesson-al-cabohne-tax = Zou je verbouwen wat een baas verzamelt, dan moest je hem nu een kaart van dat veld betalen. Dat doe je niet: plant je voorste kaart.
lesson-al-cabohne-harvest-title = Oogst voor het omdraaien
lesson-al-cabohne-harvest = Vier paardenbonen brengen 1 daalder op, en drie komen boven op de aflegstapel. Wordt er nu een paardenboon omgedraaid, dan haalt die ze terug. Oogsten mag alleen in je eigen beurt.
lesson-al-cabohne-reveal-again-title = Omdraaien
lesson-al-cabohne-reveal-again = Houd de kidneyboon in je hand en laat omdraaien.
lesson-al-cabohne-chili-title = Twee tegelijk
lesson-al-cabohne-chili = Deze keer geen paardenboon, maar twee vuurbonen. Plant ze bij de jouwe.
lesson-al-cabohne-end-title = Nu kun je spelen
lesson-al-cabohne-end = Vier vuurbonen brengen 1 daalder op, zes 2. Een baas zonder bonen moet er van jou krijgen. Het spel eindigt als de trekstapel voor de derde keer op is.
