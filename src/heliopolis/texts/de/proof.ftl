### Was --verify sagt; erklärt in en/proof.ftl.

proof-proved = { $deals ->
    [1] Bewiesen: Das { $deals } Ergebnis des Zufalls stammt aus dem, was vorher versiegelt war.
   *[other] Bewiesen: Alle { $deals } Ergebnisse des Zufalls stammen aus dem, was vorher versiegelt war.
}
proof-not-provable = Nicht beweisbar: { $gaps }.
proof-contradicted = Widerspruch bei Aktion { $move }, in Zug { $turn }: Das Siegel ergibt { $sealed }, die Datei sagt { $recorded }.
proof-contradicted-opening = { $opening ->
    [starter] Widerspruch bei dem, wer anfängt: Das Siegel ergibt { $sealed }, die Datei sagt { $recorded }.
   *[suns] Widerspruch bei den Sonnen: Das Siegel ergibt { $sealed }, die Datei sagt { $recorded }.
}

## Lücken

proof-gap-no-commitment = { $part ->
    [opening] { $opening ->
        [starter] wer anfängt, war nicht versiegelt
       *[suns] die Verteilung der Sonnen war nicht versiegelt
    }
    [opening-move] { $opening ->
        [starter] wer anfängt und Aktion { $last } waren nicht versiegelt
       *[suns] die Sonnen und Aktion { $last } waren nicht versiegelt
    }
    [opening-moves] { $opening ->
        [starter] wer anfängt und die Aktionen { $first } bis { $last } waren nicht versiegelt
       *[suns] die Sonnen und die Aktionen { $first } bis { $last } waren nicht versiegelt
    }
    [move] Aktion { $last } war nicht versiegelt
   *[moves] die Aktionen { $first } bis { $last } waren nicht versiegelt
}
proof-gap-never-opened = { $part ->
    [opening] { $opening ->
        [starter] das Siegel darauf, wer anfängt, wurde nie geöffnet
       *[suns] das Siegel auf der Verteilung der Sonnen wurde nie geöffnet
    }
    [opening-move] { $opening ->
        [starter] das Siegel darauf, wer anfängt, und auf Aktion { $last } wurde nie geöffnet
       *[suns] das Siegel auf den Sonnen und Aktion { $last } wurde nie geöffnet
    }
    [opening-moves] { $opening ->
        [starter] das Siegel darauf, wer anfängt, und auf den Aktionen { $first } bis { $last } wurde nie geöffnet
       *[suns] das Siegel auf den Sonnen und den Aktionen { $first } bis { $last } wurde nie geöffnet
    }
    [move] das Siegel auf Aktion { $last } wurde nie geöffnet
   *[moves] das Siegel auf den Aktionen { $first } bis { $last } wurde nie geöffnet
}

## Worauf es beruht und was es nicht sagt

proof-practice = { $practice ->
    [1] Dieses Spiel zweigt nach { $practice } Aktion von einem anderen ab, in dem man gesehen hat, was danach kam: Wer spielte, wusste es.
   *[other] Dieses Spiel zweigt nach { $practice } Aktionen von einem anderen ab, in dem man gesehen hat, was danach kam: Wer spielte, wusste es.
}
proof-compare = { $n ->
    [1] Vergleiche das „commitment“ mit dem, was vor dem Spiel gezeigt wurde:
   *[other] Vergleiche jedes „commitment“ mit dem, was gezeigt wurde, bevor es galt:
}
proof-promise = { $first ->
    [0] Von Anfang an:
   *[other] Ab Aktion { $first }:
}
proof-promise-idle = { $first ->
    [0] Von Anfang an, doch vor dem ersten Mal hat ein anderes übernommen:
   *[other] Ab Aktion { $first }, doch vor dem ersten Mal hat ein anderes übernommen:
}
proof-no-words = Kein Platz hat einem Siegel ein Wort beigegeben, also könnte vorher jemand Geheimnisse ausprobiert haben.
proof-not-covered = Ein Siegel deckt, was ausgeteilt, gezogen oder gewürfelt wurde, den Tisch, die Ausgabe, die Namen und die Bots. Es deckt nicht, welche Aktionen gewählt wurden, wer einen Platz übernahm, die Uhr und die Zeiten. Auch zeigt es nicht, ob jemand zu einer älteren Kopie der Datei zurückgekehrt ist und schon wusste, was kommt.
